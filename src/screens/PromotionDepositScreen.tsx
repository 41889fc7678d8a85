import { content } from '../content/promotion-deposit-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PromotionDepositScreen() {
  return <DocumentView document={content} />;
}
