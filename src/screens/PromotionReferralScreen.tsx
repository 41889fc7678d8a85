import { content } from '../content/promotion-referral-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionReferralScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} />
    </OfferPage>
  );
}
