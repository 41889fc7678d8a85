import type { Bet } from '../../../contract/betting/bets.ts';
import type { Rest } from '../../../contract/betting/orderFields.ts';
import { waitingStake } from '../../../domain/market/order.ts';
import { priceText, wholeNaira } from '../betsWords.ts';

/** What a cancel or a change came to: the bets after it, and what the call itself has cancelled. */
export interface ActResult {
  bets: readonly Bet[];
  /** Unknown where the answer was lost and the bets were looked up. */
  cancelledKobo?: number;
}

/** What becomes of the part of an order that is not matched at once, as a choice. */
export function restText(rest: Rest, inPlay: boolean): string {
  if (rest === 'fill') return 'All of it or nothing';
  return rest === 'keep'
    ? 'Match what you can, keep the rest'
    : `Match what you can, keep the rest until ${inPlay ? 'a goal or wicket' : 'the start'}`;
}

/** How long an order waits, in a few words. */
export const WAITS: Record<Rest, string> = {
  fill: '',
  lapse: 'until the start, or a goal or wicket',
  keep: 'until the market closes',
};

/** `₦850 of ₦1,000 matched at 2.49, ₦150 waiting at 2.48`. */
export function orderText(bet: Bet): string {
  const { stake, stakeMatched, priceMatched, priceAsked, marketKind, line } = bet;
  const waiting = waitingStake(bet);
  const at = (price: number) => priceText(marketKind, price, line);
  const matched =
    stakeMatched > 0 && priceMatched !== undefined
      ? `${wholeNaira(stakeMatched)} of ${wholeNaira(stake)} matched at ${at(priceMatched)}`
      : 'Nothing matched yet';
  return waiting > 0 ? `${matched}, ${wholeNaira(waiting)} waiting at ${at(priceAsked)}` : matched;
}

/** What did not stay in the book: `₦150 cancelled, ₦50 lapsed`; empty if nothing. */
export function endedText({ stakeCancelled = 0, stakeLapsed = 0 }: Bet): string {
  return [
    stakeCancelled > 0 && `${wholeNaira(stakeCancelled)} cancelled`,
    stakeLapsed > 0 && `${wholeNaira(stakeLapsed)} lapsed`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Tells what an act came to, in one sentence. */
export function actText(change: object | undefined, { bets, cancelledKobo }: ActResult): string {
  const [bet] = bets;
  if (change) {
    if (!bet) return 'Order changed.';
    return bet.state === 'delayed'
      ? 'Order changed. It waits for the in-play delay.'
      : `Order changed. ${orderText(bet)}.`;
  }
  if (cancelledKobo === 0) {
    return bet && bet.stakeMatched > 0
      ? `Nothing to cancel: ${wholeNaira(bet.stakeMatched)} was matched first.`
      : 'Nothing to cancel.';
  }
  const kobo = cancelledKobo ?? bet?.stakeCancelled;
  const what = kobo ? `${wholeNaira(kobo)} cancelled` : 'Cancelled';
  const orders = bets.length > 1 ? ` in ${bets.length} orders` : '';
  const matched =
    bets.length === 1 && bet && bet.stakeMatched > 0
      ? `, ${wholeNaira(bet.stakeMatched)} stays matched`
      : '';
  return `${what}${orders}${matched}.`;
}
