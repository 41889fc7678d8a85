import * as z from 'zod/mini';
import { OnPriceChange } from '../../../src/contract/betting/bets.ts';

/** Columns of every bet, on the exchange and in the sportsbook. */
export const placedColumns = {
  reference: z.string(),
  accountId: z.int(),
  stakeKobo: z.int(),
  onPriceChange: OnPriceChange,
  /** How much worse a price may be; only with `within`. */
  toleranceBasisPoints: z.nullable(z.int()),
  /** False once only a corrected result can change it. */
  isOpen: z.boolean(),
  reasonCode: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  placedAt: z.int(),
  /** End of the in-play delay; null when it was decided at once. */
  decidesAt: z.nullable(z.int()),
  settledAt: z.nullable(z.int()),
  /** The version of the rules it was placed under. */
  rulesVersion: z.string(),
};
