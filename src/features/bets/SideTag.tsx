import type { Bet } from '../../contract/betting/bets.ts';
import { sideWord } from '../../state/bets/betsWords.ts';
import './SideTag.css';

/** Back or lay, low enough for a row of a table. */
export function SideTag({ bet: { side, marketKind } }: { bet: Bet }) {
  return <span className={`side-tag side-tag--${side}`}>{sideWord(marketKind, side)}</span>;
}
