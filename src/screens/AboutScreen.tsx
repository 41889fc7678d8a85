import { content } from '../content/aboutus.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function AboutScreen() {
  return <DocumentView document={content} />;
}
