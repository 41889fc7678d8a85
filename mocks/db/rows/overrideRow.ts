import * as z from 'zod/mini';
import { MarketStatus } from '../../../src/contract/betting/market.ts';
import { table } from '../../engine/db/table.ts';

/** A result, from the world or from the `settle` command. */
export const Result = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('winner'),
    runnerId: z.string(),
    /** What is told beside the winner, such as a retirement. */
    note: z.optional(z.string().check(z.maxLength(100))),
  }),
  z.strictObject({
    kind: z.literal('dead-heat'),
    runnerIds: z.array(z.string()).check(z.minLength(1)),
  }),
  z.strictObject({ kind: z.literal('line'), value: z.int() }),
  z.strictObject({ kind: z.literal('void'), reason: z.string() }),
]);
export type Result = z.output<typeof Result>;

/** An operator's decision about a market, which overrides the world's. */
export const OverrideRow = z.object({
  marketId: z.string(),
  status: z.nullable(MarketStatus),
  /** Added to the market's version, because an override is a change too. */
  versionsAdded: z.int(),
  result: z.nullable(Result),
  /** Every result that it was given, the last one too: what was paid by an earlier one stays paid by it. */
  results: z.array(z.object({ result: Result, at: z.int() })),
  at: z.int(),
});
export type OverrideRow = z.output<typeof OverrideRow>;

export const overrides = table(OverrideRow, 'marketId');
