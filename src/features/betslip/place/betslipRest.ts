import type { Rest } from '../../../contract/betting/orderFields.ts';
import { hasBook } from '../../../domain/market/hasBook.ts';
import { DEFAULT_REST } from '../../../domain/market/order.ts';
import { betslip } from '../../../state/bets/betslip.ts';
import type { SlipChoices } from '../../../state/bets/betslipChoices.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';

/** What the player wants of the part that is not matched at once, in a market as it is now. */
export function restIn(
  { kind, inPlay }: Pick<MarketFrame, 'kind' | 'inPlay'>,
  { restBefore, restInPlay }: Pick<SlipChoices, 'restBefore' | 'restInPlay'>,
): Rest {
  if (!hasBook(kind)) return 'fill';
  return (inPlay ? restInPlay : restBefore) ?? DEFAULT_REST;
}

/** The choice holds for every market before the start, or for every market in play. */
export function chooseRest(rest: Rest, inPlay: boolean): void {
  if (inPlay) betslip.restInPlay = rest;
  else betslip.restBefore = rest;
}
