import { content } from '../content/promotion-deposit-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionDepositScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} />
    </OfferPage>
  );
}
