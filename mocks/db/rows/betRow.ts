import * as z from 'zod/mini';
import { BetState, Product, Side } from '../../../src/contract/betting/bets.ts';
import { MarketKind } from '../../../src/contract/betting/market.ts';
import { table } from '../../engine/db/table.ts';
import { orderColumns } from './orderColumns.ts';
import { placedColumns } from './placedColumns.ts';

/** A part of a bet, matched at one price. */
const FillColumn = z.object({ priceHundredths: z.int(), stakeKobo: z.int() });

const RunnerColumn = z.object({ runnerId: z.string(), name: z.string() });

export const BetRow = z.object({
  ...placedColumns,
  ...orderColumns,
  betId: z.string(),
  product: Product,
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  marketKind: MarketKind,
  runnerId: z.string(),
  runnerName: z.string(),
  /** Every runner of the market, because exposure also counts runners that were never backed. */
  runners: z.array(RunnerColumn),
  side: Side,
  line: z.nullable(z.int()),
  askedHundredths: z.int(),
  version: z.int(),
  fills: z.array(FillColumn),
  commissionPercent: z.number(),
  state: BetState,
  /** Placed by a cash-out, and in fact a hedge. */
  isHedge: z.boolean(),
  resultKobo: z.nullable(z.int()),
  /** Its share of the market's commission. */
  commissionKobo: z.nullable(z.int()),
  outcome: z.nullable(z.string()),
});
export type BetRow = z.output<typeof BetRow>;

export const bets = table(BetRow, 'betId', [
  'accountId',
  'reference',
  'marketId',
  'state',
  'isOpen',
  'waitsIn',
]);
