import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';

/** The player's own code and link, made when first asked for. The method is not in the specification. */
export const generateReferral = endpoint({
  method: 'POST',
  tolerates: 'GET',
  path: '/ref/generate',
  access: 'player',
  input: Nothing,
  output: z.object({ code: z.string(), path: z.string(), createdAt: Instant }),
  ours: 'payload',
});

export const getReferralStats = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/ref/stats',
  access: 'player',
  input: Nothing,
  output: z.object({
    clicks: z.int(),
    signUps: z.int(),
    depositors: z.int(),
    earned: Naira,
    pending: Naira,
    commissionPercent: z.number(),
    /** What is paid, once, for a friend whose first deposit is at least so much. */
    reward: Naira,
    leastDeposit: Naira,
  }),
  ours: 'payload',
});

const ReferralChild = z.object({
  childId: z.string(),
  /** Masked: `ch•••u`. */
  username: z.string(),
  joinedAt: Instant,
  /** Where the link was followed from. */
  source: z.string(),
  status: z.enum(['signed-up', 'deposited', 'active']),
  earned: Naira,
});
export type ReferralChild = z.output<typeof ReferralChild>;

export const listReferralChildren = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/ref/children',
  access: 'player',
  input: z.object({
    from: z.optional(IsoDate),
    to: z.optional(IsoDate),
    page: z.optional(z.int()),
  }),
  output: z.object({ children: z.array(ReferralChild), total: z.int() }),
  ours: 'payload',
});

/** Where the link was followed from. */
export const listReferralSources = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/ref/sources',
  access: 'player',
  input: Nothing,
  output: z.object({
    sources: z.array(z.object({ source: z.string(), clicks: z.int(), signUps: z.int() })),
  }),
  ours: 'payload',
});
