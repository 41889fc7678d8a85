import { content } from '../content/knowyourcus.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function KnowYourCustomerScreen() {
  return <DocumentView document={content} />;
}
