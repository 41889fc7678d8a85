import type { Bet } from '../../contract/betting/bets.ts';
import type { Rest } from '../../contract/betting/orderFields.ts';
import { isOpenBet } from '../position/betState.ts';
import type { Side } from './side.ts';

type Stakes = Pick<Bet, 'state' | 'stake' | 'stakeMatched' | 'stakeCancelled' | 'stakeLapsed'>;

/** What may still be matched of a bet, in kobo: in the book, or in its delay. */
export function waitingStake(bet: Stakes): number {
  if (!isOpenBet(bet.state)) return 0;
  const { stake, stakeMatched, stakeCancelled = 0, stakeLapsed = 0 } = bet;
  return stake - stakeMatched - stakeCancelled - stakeLapsed;
}

/** Whether a player can cancel or change it: it waits in the book. In its delay it is not there yet. */
export function isInBook({ state }: Pick<Bet, 'state'>): boolean {
  return state === 'unmatched' || state === 'part-matched';
}

/** The state of an order from what has become of its stake, in kobo, while its market is not settled. */
export function orderState(stakes: {
  matchedKobo: number;
  waitingKobo: number;
  lapsedKobo: number;
}): 'matched' | 'part-matched' | 'unmatched' | 'cancelled' | 'lapsed' {
  const { matchedKobo, waitingKobo, lapsedKobo } = stakes;
  if (waitingKobo > 0) return matchedKobo > 0 ? 'part-matched' : 'unmatched';
  if (matchedKobo > 0) return 'matched';
  return lapsedKobo > 0 ? 'lapsed' : 'cancelled';
}

/** A side and a limit on one runner. */
export interface Limit {
  side: Side;
  priceHundredths: number;
}

/** Whether two orders on one runner would match each other: a back at or below a lay. */
export function wouldMatch(one: Limit, other: Limit): boolean {
  if (one.side === other.side) return false;
  const [back, lay] = one.side === 'back' ? [one, other] : [other, one];
  return back.priceHundredths <= lay.priceHundredths;
}

const TURNS = {
  'in-play': 'The market turned in play before the rest was matched.',
  incident: 'A goal, a wicket or the end of a set came before the rest was matched.',
  close: 'The market closed before the rest was matched.',
} as const;

/** What happens to a market that ends the wait of some orders. */
export type Turn = keyof typeof TURNS;

/** Why an order has lapsed, as its player reads it. */
export function turnText(turn: Turn): string {
  return TURNS[turn];
}

/** Whether an order still waits after a turn. */
export function survives(rest: Rest, turn: Turn): boolean {
  return turn !== 'close' && rest === 'keep';
}

/** What a player's order does with its rest until the player has chosen: what can be matched is kept. */
export const DEFAULT_REST: Rest = 'lapse';

/** Whether a change leaves an order its place in the queue: the same price and no more stake. */
export function keepsPlace(
  was: { priceHundredths: number; stakeKobo: number },
  is: { priceHundredths: number; stakeKobo: number },
): boolean {
  return is.priceHundredths === was.priceHundredths && is.stakeKobo <= was.stakeKobo;
}
