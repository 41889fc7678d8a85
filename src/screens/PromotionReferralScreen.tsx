import { content } from '../content/promotion-referral-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PromotionReferralScreen() {
  return <DocumentView document={content} />;
}
