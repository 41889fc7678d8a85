import { content } from '../content/promotion-weekly-cashback.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { CashbackEstimator } from '../features/promotions/CashbackEstimator.tsx';
import { OfferPage } from '../features/promotions/OfferPage.tsx';

export function PromotionCashbackScreen() {
  return (
    <OfferPage>
      <DocumentView document={content} after={{ 'work-it-out': <CashbackEstimator /> }} />
    </OfferPage>
  );
}
