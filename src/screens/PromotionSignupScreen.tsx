import { content } from '../content/promotion-signup-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionSignupScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} />
    </OfferPage>
  );
}
