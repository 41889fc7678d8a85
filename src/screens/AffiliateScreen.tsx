import { content } from '../content/affiliate.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function AffiliateScreen() {
  return <DocumentView document={content} />;
}
