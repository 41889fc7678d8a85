import { content } from '../content/promotion-welcome-bonus.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function PromotionWelcomeScreen() {
  return <DocumentView document={content} />;
}
