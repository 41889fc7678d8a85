import * as z from 'zod/mini';
import { Page } from '../kit/asked.ts';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

/** The player's own code and link, created on the first call. The specification does not give the method. */
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
    /** Rewards that are held while a person looks at the two accounts. */
    pending: Naira,
    /** What friends who have joined can still bring, of which nothing is on its way. */
    possible: z.optional(Naira),
    commissionPercent: z.number(),
    /** Paid once for each friend whose first deposit reaches `leastDeposit`. */
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
  /** The page or app in which the friend found the link. */
  source: z.string(),
  status: z.enum(['signed-up', 'deposited', 'active']),
  earned: Naira,
  /** A person looks at the two accounts before the reward is paid. */
  isHeld: z.optional(z.boolean()),
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
    page: z.optional(Page),
  }),
  output: z.object({ children: rows(z.array(ReferralChild)), total: z.int() }),
  ours: 'payload',
});

/** Clicks and sign-ups by the page or app in which the link was found. */
export const listReferralSources = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/ref/sources',
  access: 'player',
  input: Nothing,
  output: z.object({
    sources: rows(z.array(z.object({ source: z.string(), clicks: z.int(), signUps: z.int() }))),
  }),
  ours: 'payload',
});
