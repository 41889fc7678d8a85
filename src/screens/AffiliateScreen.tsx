import { content } from '../content/affiliate.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function AffiliateScreen() {
  return <DocumentView document={content} />;
}
