import * as z from 'zod/mini';
import { table } from '../../../engine/db/table.ts';

/** A player's referral code, with its clicks by source. */
export const ReferralRow = z.object({
  code: z.string(),
  accountId: z.int(),
  createdAt: z.int(),
  clicks: z.array(z.object({ source: z.string(), count: z.int() })),
});
export type ReferralRow = z.output<typeof ReferralRow>;

export const referrals = table(ReferralRow, 'code', ['accountId']);

/** Somebody who signed up with a referral code. */
export const ReferralChildRow = z.object({
  childId: z.string(),
  parentId: z.int(),
  accountId: z.nullable(z.int()),
  username: z.string(),
  source: z.string(),
  joinedAt: z.int(),
  status: z.enum(['signed-up', 'deposited', 'active']),
  /** Whether a person looks, or has looked, at accounts that seem to belong together. */
  check: z._default(z.nullable(z.enum(['waiting', 'refused'])), null),
  /** Since when it waits, and when it is decided by itself; null waits for the operator. */
  heldAt: z._default(z.nullable(z.int()), null),
  reviewAt: z._default(z.nullable(z.int()), null),
});
export type ReferralChildRow = z.output<typeof ReferralChildRow>;

export const referralChildren = table(ReferralChildRow, 'childId', [
  'parentId',
  'accountId',
  'check',
]);
