import { content } from '../content/promotion-signup-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PromotionSignupScreen() {
  return <DocumentView document={content} />;
}
