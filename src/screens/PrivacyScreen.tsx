import { content } from '../content/privacypolicy.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function PrivacyScreen() {
  return <DocumentView document={content} />;
}
