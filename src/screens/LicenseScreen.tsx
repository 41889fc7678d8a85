import { content } from '../content/license.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';

export function LicenseScreen() {
  return <DocumentView document={content} />;
}
