import { content } from '../content/promotion-signup-bonus.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function PromotionSignupScreen() {
  return <DocumentView document={content} />;
}
