import { content } from '../content/knowyourcus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function KnowYourCustomerScreen() {
  return <DocumentView document={content} />;
}
