import { content } from '../content/promotion.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferList } from '../features/promotions/OfferList.tsx';

export function PromotionsScreen() {
  return (
    <DocumentView document={content}>
      <OfferList />
    </DocumentView>
  );
}
