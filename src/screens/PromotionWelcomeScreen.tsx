import { content } from '../content/promotion-welcome-bonus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PromotionWelcomeScreen() {
  return <DocumentView document={content} />;
}
