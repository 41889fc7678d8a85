import { content } from '../content/promotion-weekly-lucky-draw.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionLuckyDrawScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} />
    </OfferPage>
  );
}
