import { content } from '../content/promotion-welcome-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionWelcomeScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} />
    </OfferPage>
  );
}
