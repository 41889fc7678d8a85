import type { Bet } from '../../../contract/betting/bets.ts';
import { snapToLadder } from '../../../domain/market/ladder.ts';
import { isInBook, waitingStake } from '../../../domain/market/order.ts';
import type { Side } from '../../../domain/market/side.ts';
import { isOpenBet } from '../../../domain/position/betState.ts';

/** Kobo that the player has staked at one price. */
export interface OwnStakes {
  matchedKobo: number;
  waitingKobo: number;
  /** The orders in the book, which can be moved and cancelled. */
  waiting: readonly Bet[];
}

/** A rung, as the focus or the player's hand holds it. */
export interface Place {
  price: number;
  side: Side;
}

/** By side, then by price in hundredths. */
export type OwnOrders = Record<Side, ReadonlyMap<number, OwnStakes>>;

/**
 * The player's open stakes on one runner: the matched part at its average price, the rest at the price asked.
 */
export function ownOrders(bets: readonly Bet[], marketId: string, runnerId: string): OwnOrders {
  const orders = { back: new Map<number, OwnStakes>(), lay: new Map<number, OwnStakes>() };
  for (const bet of bets) {
    if (bet.marketId !== marketId || bet.runnerId !== runnerId || !isOpenBet(bet.state)) continue;
    const { side, stakeMatched, priceAsked, priceMatched = priceAsked } = bet;
    // An average of several fills may lie between two rungs.
    const matchedAt = snapToLadder(priceMatched, 'lay') ?? priceMatched;
    if (stakeMatched > 0) add(orders[side], matchedAt, { matchedKobo: stakeMatched });
    const waitingKobo = waitingStake(bet);
    if (waitingKobo > 0) {
      add(orders[side], priceAsked, { waitingKobo, waiting: isInBook(bet) ? [bet] : [] });
    }
  }
  return orders;
}

const NONE: OwnStakes = { matchedKobo: 0, waitingKobo: 0, waiting: [] };

function add(at: Map<number, OwnStakes>, price: number, more: Partial<OwnStakes>): void {
  const { matchedKobo, waitingKobo, waiting } = at.get(price) ?? NONE;
  at.set(price, {
    matchedKobo: matchedKobo + (more.matchedKobo ?? 0),
    waitingKobo: waitingKobo + (more.waitingKobo ?? 0),
    waiting: [...waiting, ...(more.waiting ?? [])],
  });
}
