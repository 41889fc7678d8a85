import type { Bet } from '../../../contract/betting/bets.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';

/** `Back Lagos Lions at 1.85`, for the names of an order's buttons. */
export const orderName = ({ marketKind, side, runnerName, priceAsked, line }: Bet) =>
  `${sideWord(marketKind, side)} ${runnerName} at ${priceText(marketKind, priceAsked, line)}`;
