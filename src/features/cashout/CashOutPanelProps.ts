import type { Bet } from '../../contract/betting/bets.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';

export interface CashOutPanelProps {
  game: LiveGame;
  market: LiveMarket;
  /** The player's open bets on the match. */
  bets: readonly Bet[];
  eventName: string;
}
