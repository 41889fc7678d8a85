import * as z from 'zod/mini';
import { LegPart } from '../../../src/contract/betting/combination.ts';
import { LegResult } from '../../../src/contract/betting/coupon.ts';
import { CouponKind, CouponState } from '../../../src/contract/betting/couponBets.ts';
import { table } from '../../engine/db/table.ts';
import { placedColumns } from './placedColumns.ts';

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
  /** Refused bets only: the odds at that moment. */
  nowHundredths: z.nullable(z.int()),
  result: z.nullable(LegResult),
  reason: z.nullable(z.string()),
  /** What a combination stands for; none for any other leg. */
  parts: z._default(z.array(LegPart), []),
});
export type LegColumn = z.output<typeof LegColumn>;

/** A sportsbook bet. Its stake has left the balance; its ledger lines carry its id. */
export const CouponRow = z.object({
  ...placedColumns,
  couponId: z.string(),
  kind: CouponKind,
  size: z.int(),
  legs: z.array(LegColumn),
  freeBetId: z.nullable(z.string()),
  /** The provider on whose pages it was placed; null for our own sportsbook. */
  provider: z.nullable(z.string()),
  state: CouponState,
  /** Parts sold while it was open. `stakeKobo` is what is left. */
  soldStakeKobo: z._default(z.int(), 0),
  soldForKobo: z._default(z.int(), 0),
  /** Of `soldForKobo`, what edits have staked again. */
  restakedKobo: z._default(z.int(), 0),
  returnedKobo: z.nullable(z.int()),
  returnedBonusKobo: z.nullable(z.int()),
});
export type CouponRow = z.output<typeof CouponRow>;

export const coupons = table(CouponRow, 'couponId', ['accountId', 'reference', 'state', 'isOpen']);
