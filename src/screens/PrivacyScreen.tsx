import { content } from '../content/privacypolicy.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function PrivacyScreen() {
  return <DocumentView document={content} />;
}
