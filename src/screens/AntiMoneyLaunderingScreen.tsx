import { content } from '../content/amlpolicy.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function AntiMoneyLaunderingScreen() {
  return <DocumentView document={content} />;
}
