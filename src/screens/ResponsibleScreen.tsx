import { content } from '../content/responsiblegame.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';
import { SelfTest } from '../features/policies/SelfTest.tsx';

export function ResponsibleScreen() {
  return <DocumentView document={content} after={{ 'a-short-self-test': <SelfTest /> }} />;
}
