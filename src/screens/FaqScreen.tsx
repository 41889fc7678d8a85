import { content } from '../content/faq.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function FaqScreen() {
  return <DocumentView document={content} hasSearch isFolded />;
}
