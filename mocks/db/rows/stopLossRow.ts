import * as z from 'zod/mini';
import { Side } from '../../../src/contract/betting/bets.ts';
import { StopLoss } from '../../../src/contract/betting/stopLosses.ts';
import { table } from '../../engine/db/table.ts';

/** A stop-loss that a player has set in a market. At most one of a player waits in each. */
export const StopLossRow = z.object({
  stopId: z.string(),
  reference: z._default(z.string(), ''),
  accountId: z.int(),
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  runnerId: z.string(),
  runnerName: z.string(),
  side: Side,
  priceHundredths: z.int(),
  state: StopLoss.shape.state,
  reason: z.nullable(z.string()),
  betId: z.nullable(z.string()),
  setAt: z.int(),
  /** Prices before this instant do not count: when it was set, or was armed again. */
  watchedFrom: z.int(),
  endedAt: z.nullable(z.int()),
});
export type StopLossRow = z.output<typeof StopLossRow>;

export const stopLosses = table(StopLossRow, 'stopId', ['accountId', 'state', 'marketId']);
