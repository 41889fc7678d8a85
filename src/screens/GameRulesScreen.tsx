import { content } from '../content/gamesrule.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function GameRulesScreen() {
  return <DocumentView document={content} hasSearch />;
}
