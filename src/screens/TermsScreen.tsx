import { content } from '../content/terms.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function TermsScreen() {
  return <DocumentView document={content} hasSearch />;
}
