import { content } from '../content/contactus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { SupportForm } from '../features/support/SupportForm.tsx';

export function ContactScreen() {
  return <DocumentView document={content} after={{ 'write-to-us': <SupportForm /> }} />;
}
