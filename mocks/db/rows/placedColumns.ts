import * as z from 'zod/mini';
import { OnPriceChange } from '../../../src/contract/betting/bets.ts';

/** Columns of every bet, on the exchange and in the sportsbook. */
export const placedColumns = {
  reference: z.string(),
  accountId: z.int(),
  stakeKobo: z.int(),
  onPriceChange: OnPriceChange,
  toleranceBasisPoints: z.nullable(z.int()),
  /** False once only a corrected result can change it. */
  isOpen: z.boolean(),
  reasonCode: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  placedAt: z.int(),
  decidesAt: z.nullable(z.int()),
  settledAt: z.nullable(z.int()),
  rulesVersion: z.string(),
};
