import { content } from '../content/history/terms-2026-06-01.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function TermsJune2026Screen() {
  return <DocumentView document={content} until="2026-10-31" />;
}
