import { content } from '../content/terms.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function TermsScreen() {
  return <DocumentView document={content} hasSearch />;
}
