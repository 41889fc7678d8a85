import * as z from 'zod/mini';
import { Amount, Odds } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { rows } from '../kit/tolerance.ts';
import { Bet } from './bets.ts';

/**
 * Changes an order that waits in the book. A smaller stake keeps its place in the queue. A larger stake or
 * another price is a new place at its end and, in play, a new delay, during which the bet is `delayed`. What
 * is matched stays matched.
 */
export const changeBet = endpoint({
  method: 'POST',
  path: '/bet/change',
  access: 'player',
  input: z.object({
    betId: z.string(),
    /** The new limit. */
    price: z.optional(Odds),
    /** The new stake of the whole order, matched part included. If more than that is matched, nothing waits on. */
    stake: z.optional(Amount),
  }),
  output: z.object({ bet: Bet }),
  once: true,
  ours: 'call',
});

/**
 * Cancels what waits of one order, at once in play too. If it was matched meanwhile, `cancelled` is 0 and
 * the bet says so.
 */
export const cancelBet = endpoint({
  method: 'POST',
  path: '/bet/cancel',
  access: 'player',
  input: z.object({ betId: z.string() }),
  /** What this call cancelled, and the bet after it. */
  output: z.object({ bet: Bet, cancelled: Naira }),
  once: true,
  ours: 'call',
});

/** The bets that had something to cancel, as they are after it, and the sum cancelled. */
const Cancelled = z.object({ bets: rows(z.array(Bet)), cancelled: Naira });

/** Cancels everything that the player has waiting in one market. */
export const cancelMarketBets = endpoint({
  method: 'POST',
  path: '/bet/cancel/market',
  access: 'player',
  input: z.object({ marketId: z.string() }),
  output: Cancelled,
  once: true,
  ours: 'call',
});

/** Cancels everything that the player has waiting, in all markets. */
export const cancelAllBets = endpoint({
  method: 'POST',
  path: '/bet/cancel/all',
  access: 'player',
  input: z.object({}),
  output: Cancelled,
  once: true,
  ours: 'call',
});
