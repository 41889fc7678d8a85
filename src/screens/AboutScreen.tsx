import { content } from '../content/aboutus.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function AboutScreen() {
  return <DocumentView document={content} />;
}
