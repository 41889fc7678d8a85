import { content } from '../content/contactus.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function ContactScreen() {
  return <DocumentView document={content} />;
}
