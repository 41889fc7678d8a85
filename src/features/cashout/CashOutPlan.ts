import type { Bet } from '../../contract/betting/bets.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import type { CashOutQuote } from '../../domain/position/cashOutTerms.ts';
import type { LiveGame } from '../../state/live/marketStreamGame.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import type { CashOutWay } from './cashOutOffer.ts';

export interface CashOutPanelProps {
  game: LiveGame;
  market: LiveMarket;
  /** The player's open bets on the match. */
  bets: readonly Bet[];
  eventName: string;
}

/** What the player chose to place, with the figures shown at that moment. */
export interface CashOutPlan {
  way: CashOutWay;
  fractionBasisPoints: number;
  quote: CashOutQuote;
  /** The position that the quote was worked out from. */
  from: readonly OutcomeResult[];
}
