import { content } from '../content/cookiespolicy.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function CookiesScreen() {
  return <DocumentView document={content} />;
}
