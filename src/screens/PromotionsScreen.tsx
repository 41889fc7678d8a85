import { content } from '../content/promotion.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferList } from '../features/promotions/OfferList.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionsScreen() {
  return (
    <OfferPage>
      <DocumentView document={content}>
        <OfferList />
      </DocumentView>
    </OfferPage>
  );
}
