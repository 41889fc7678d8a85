import { content } from '../content/cookiespolicy.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function CookiesScreen() {
  return <DocumentView document={content} />;
}
