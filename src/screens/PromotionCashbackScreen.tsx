import { content } from '../content/promotion-weekly-cashback.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { CashbackEstimator } from '../features/promotions/CashbackEstimator.tsx';

export function PromotionCashbackScreen() {
  return <DocumentView document={content} after={{ 'work-it-out': <CashbackEstimator /> }} />;
}
