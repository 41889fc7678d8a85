import { content } from '../content/history/gamesrule-2026-06-01.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';

export function GameRulesJune2026Screen() {
  return <DocumentView document={content} until="2026-10-31" />;
}
