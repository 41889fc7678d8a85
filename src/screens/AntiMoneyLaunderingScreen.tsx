import { content } from '../content/amlpolicy.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function AntiMoneyLaunderingScreen() {
  return <DocumentView document={content} />;
}
