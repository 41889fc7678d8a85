import * as z from 'zod/mini';
import { BetState, OnPriceChange, Product, Side } from '../../../src/contract/bets.ts';
import { MarketKind } from '../../../src/contract/market.ts';
import { table } from '../table.ts';

/** A part of a bet that was matched at one price. */
const FillColumn = z.object({ priceHundredths: z.int(), stakeKobo: z.int() });

const RunnerColumn = z.object({ runnerId: z.string(), name: z.string() });

export const BetRow = z.object({
  betId: z.string(),
  reference: z.string(),
  accountId: z.int(),
  product: Product,
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  marketKind: MarketKind,
  runnerId: z.string(),
  runnerName: z.string(),
  /** Every runner of the market, since exposure counts those never backed. */
  runners: z.array(RunnerColumn),
  side: Side,
  line: z.nullable(z.int()),
  askedHundredths: z.int(),
  version: z.int(),
  onPriceChange: OnPriceChange,
  toleranceBasisPoints: z.nullable(z.int()),
  stakeKobo: z.int(),
  fills: z.array(FillColumn),
  commissionPercent: z.number(),
  state: BetState,
  /** False as soon as nothing more can happen to it but a resettlement. */
  isOpen: z.boolean(),
  reasonCode: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  placedAt: z.int(),
  decidesAt: z.nullable(z.int()),
  settledAt: z.nullable(z.int()),
  resultKobo: z.nullable(z.int()),
  outcome: z.nullable(z.string()),
  rulesVersion: z.string(),
});
export type BetRow = z.output<typeof BetRow>;

export const bets = table(BetRow, 'betId', [
  'accountId',
  'reference',
  'marketId',
  'state',
  'isOpen',
]);
