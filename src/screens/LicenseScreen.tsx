import { content } from '../content/license.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function LicenseScreen() {
  return <DocumentView document={content} />;
}
