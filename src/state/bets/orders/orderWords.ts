import type { Bet } from '../../../contract/betting/bets.ts';
import type { Rest } from '../../../contract/betting/orderFields.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { wholeNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/orders.ts';
import { priceText } from '../betsWords.ts';

/** What a cancel or a change came to: the bets after it, and what the call itself has cancelled. */
export interface ActResult {
  bets: readonly Bet[];
  /** Of a cancel. Unknown where the answer to a cancel of many was lost, and none of them waits any more. */
  cancelledKobo?: number;
}

/** What becomes of the part of an order that is not matched at once, as a choice. */
export function restText(rest: Rest, inPlay: boolean): string {
  if (rest === 'fill') return texts.allOrNothing;
  if (rest === 'keep') return texts.keepRest;
  return inPlay ? texts.untilIncident : texts.untilStart;
}

/** How long an order waits, in a few words. */
export const WAITS: Record<Rest, string> = {
  fill: '',
  lapse: texts.waitsUntilTurn,
  keep: texts.waitsUntilClose,
};

/** `₦850 of ₦1,000 matched at 2.49, ₦150 waiting at 2.48`. */
export function orderText(bet: Bet): string {
  const { stake, stakeMatched, priceMatched, priceAsked, marketKind, line } = bet;
  const waiting = waitingStake(bet);
  const at = (price: number) => priceText(marketKind, price, line);
  const matched =
    stakeMatched > 0 && priceMatched !== undefined
      ? texts.matchedOf(wholeNaira(stakeMatched), wholeNaira(stake), at(priceMatched))
      : texts.nothingMatched;
  return waiting > 0 ? texts.waitingAt(matched, wholeNaira(waiting), at(priceAsked)) : matched;
}

/** What did not stay in the book: `₦150 cancelled, ₦50 lapsed`; empty if nothing. */
export function endedText({ stakeCancelled = 0, stakeLapsed = 0 }: Bet): string {
  return [
    stakeCancelled > 0 && texts.cancelled(wholeNaira(stakeCancelled)),
    stakeLapsed > 0 && texts.lapsed(wholeNaira(stakeLapsed)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Tells what an act came to, in one sentence. */
export function actText(change: object | undefined, { bets, cancelledKobo }: ActResult): string {
  const [bet] = bets;
  if (change) {
    if (!bet) return texts.changed;
    return bet.state === 'delayed' ? texts.changedInDelay : texts.changedTo(orderText(bet));
  }
  if (cancelledKobo === 0) {
    return bet && bet.stakeMatched > 0
      ? texts.matchedFirst(wholeNaira(bet.stakeMatched))
      : texts.nothingToCancel;
  }
  if (cancelledKobo === undefined) return texts.noneWaits;
  const what = texts.cancelled(wholeNaira(cancelledKobo));
  if (bets.length > 1) return `${texts.inOrders(what, bets.length)}.`;
  if (!bet || bet.stakeMatched === 0) return `${what}.`;
  return `${texts.staysMatched(what, wholeNaira(bet.stakeMatched))}.`;
}
