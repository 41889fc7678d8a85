import { content } from '../content/fairplay.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function FairPlayScreen() {
  return <DocumentView document={content} />;
}
