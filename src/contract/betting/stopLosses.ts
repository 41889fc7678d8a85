import * as z from 'zod/mini';
import { Odds } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pushed } from '../kit/event.ts';
import { Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { Side } from './bets.ts';

/**
 * A cash-out that the server places by itself once a price has come to its stop. `placed`: its order was
 * placed, see `betId`. `ended`: it was not, see `reason`. Together with a hedge that waits in the same market,
 * the target, it is the bracket of a position: what is matched first ends the other.
 */
export const StopLoss = z.object({
  stopId: z.string(),
  /** The idempotency key that the device made for it. */
  reference: z.optional(z.string()),
  gameId: z.string(),
  eventName: z.optional(z.string()),
  marketId: z.string(),
  marketName: z.optional(z.string()),
  runnerId: z.string(),
  runnerName: z.string(),
  /** Of the order that it places. */
  side: Side,
  /** The best price of that side at which the order is placed: this or a worse one. */
  price: Price,
  /** The order takes nothing worse than this; what it cannot take waits there. */
  limit: Price,
  state: z.enum(['waiting', 'placed', 'cancelled', 'ended']),
  reason: z.optional(z.string()),
  betId: z.optional(z.string()),
  setAt: Instant,
  endedAt: z.optional(Instant),
});
export type StopLoss = z.output<typeof StopLoss>;

/**
 * Sets the stop-loss of a market on the exchange; one that waits there already is replaced. Refused unless one
 * order on this runner would even out the position, and while the price is at the stop already.
 */
export const setStopLoss = endpoint({
  method: 'POST',
  path: '/bet/stop',
  access: 'player',
  input: z.object({
    gameId: z.string(),
    marketId: z.string(),
    runnerId: z.string(),
    price: Odds,
  }),
  output: z.object({ stop: StopLoss }),
  once: true,
  ours: 'call',
});

/** Removes a stop-loss that still waits; one that has ended stays as it is. */
export const cancelStopLoss = endpoint({
  method: 'POST',
  path: '/bet/stop/cancel',
  access: 'player',
  input: z.object({ stopId: z.string() }),
  output: z.object({ stop: StopLoss }),
  once: true,
  ours: 'call',
});

/**
 * The stop-losses of one market, the one with a reference, or all those that wait or have ended in the last day; the
 * newest first.
 */
export const listStopLosses = endpoint({
  method: 'GET',
  path: '/bet/stops',
  access: 'player',
  input: z.object({
    marketId: z.optional(z.string()),
    reference: z.optional(z.string()),
  }),
  output: z.object({ asOf: Instant, stops: rows(z.array(StopLoss)) }),
  ours: 'call',
});

/** A stop-loss was set, replaced or removed, has placed its order or has ended. */
export const stopLossChanged = pushed({
  name: 'stop:changed',
  payload: z.object({ stop: StopLoss }),
  ours: true,
});
