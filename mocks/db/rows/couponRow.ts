import * as z from 'zod/mini';
import { OnPriceChange } from '../../../src/contract/bets.ts';
import { LegResult } from '../../../src/contract/coupon.ts';
import { CouponKind, CouponState } from '../../../src/contract/couponBets.ts';
import { table } from '../table.ts';

const LegColumn = z.object({
  gameId: z.string(),
  eventName: z.string(),
  startsAt: z.int(),
  inPlay: z.boolean(),
  marketId: z.string(),
  marketName: z.string(),
  selectionId: z.string(),
  selectionName: z.string(),
  selectionLabel: z.string(),
  askedHundredths: z.int(),
  oddsHundredths: z.int(),
  /** Of a refused bet: what the odds had become. */
  nowHundredths: z.nullable(z.int()),
  result: z.nullable(LegResult),
  reason: z.nullable(z.string()),
});
export type LegColumn = z.output<typeof LegColumn>;

/** A bet of the sportsbook. Its stake has left the balance, and its lines carry its id. */
export const CouponRow = z.object({
  couponId: z.string(),
  reference: z.string(),
  accountId: z.int(),
  kind: CouponKind,
  size: z.int(),
  legs: z.array(LegColumn),
  stakeKobo: z.int(),
  freeBetId: z.nullable(z.string()),
  onPriceChange: OnPriceChange,
  toleranceBasisPoints: z.nullable(z.int()),
  state: CouponState,
  /** False as soon as nothing more can happen to it but a correction. */
  isOpen: z.boolean(),
  reasonCode: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  placedAt: z.int(),
  decidesAt: z.nullable(z.int()),
  settledAt: z.nullable(z.int()),
  returnedKobo: z.nullable(z.int()),
  returnedBonusKobo: z.nullable(z.int()),
  rulesVersion: z.string(),
});
export type CouponRow = z.output<typeof CouponRow>;

export const coupons = table(CouponRow, 'couponId', ['accountId', 'reference', 'state', 'isOpen']);
