import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';

export const BonusStatus = z.enum(['available', 'active', 'completed', 'expired', 'cancelled']);
export type BonusStatus = z.output<typeof BonusStatus>;

export const Bonus = z.object({
  bonusId: z.string(),
  /** The kind of offer that it comes from. */
  offer: z.enum(['signup', 'welcome', 'deposit', 'cashback', 'lucky-draw', 'referral', 'free-bet']),
  title: z.string(),
  /** Whether it is on offer, running, or over. */
  status: BonusStatus,
  /** For an offer that is still available, the most it can be. */
  amount: Naira,
  /** How much has been released to the balance so far. */
  released: Naira,
  parts: z.int(),
  partsReleased: z.int(),
  /** Stakes counted so far, and how much is needed in all. */
  wagered: Naira,
  wageringRequired: Naira,
  /** Bets below these odds do not count. */
  minOdds: Price,
  /** What the player must do before it can be taken; missing when nothing. */
  needs: z.optional(z.enum(['kyc', 'deposit'])),
  /** Which share of a stake counts, by product, in percent. */
  contributionPercent: z.catchall(z.object({}), z.int()),
  /**
   * Only for an offer that matches a deposit: the bonus on the player's last deposit, and until when it can
   * be taken.
   */
  opened: z.optional(
    z.object({
      depositId: z.string(),
      amount: Naira,
      wageringRequired: Naira,
      days: z.int(),
      until: Instant,
    }),
  ),
  takenAt: z.optional(Instant),
  /** When it ends; until when it can be taken, while it is available and does not stay so. */
  expiresAt: z.optional(Instant),
  termsVersion: z.string(),
  terms: rows(z.array(z.string())),
});
export type Bonus = z.output<typeof Bonus>;

/** The specification shows no method for these; the mock accepts GET and POST. */
export const listBonuses = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/bonus/claims',
  access: 'player',
  input: z.object({ status: z.optional(BonusStatus), bonusId: z.optional(z.string()) }),
  output: z.object({ asOf: Instant, bonuses: rows(z.array(Bonus)) }),
  ours: 'payload',
});

export const getBonusStats = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/bonus/claims/stats',
  access: 'player',
  input: Nothing,
  output: z.object({ locked: Naira, released: Naira, forfeited: Naira, active: z.int() }),
  ours: 'payload',
});

/** A bonus is released in parts, each at its own wagering target. */
const BonusPart = z.object({
  number: z.int(),
  amount: Naira,
  /** The wagering that releases it. */
  dueAtWagered: Naira,
  status: z.enum(['locked', 'released', 'forfeited']),
  releasedAt: z.optional(Instant),
});

export type BonusPart = z.output<typeof BonusPart>;

/** Why a bet does not count towards a bonus. */
const WhyNotCounted = z.enum(['open', 'void', 'both-sides', 'odds', 'product']);
export type WhyNotCounted = z.output<typeof WhyNotCounted>;

const BonusBet = z.object({
  betId: z.string(),
  at: Instant,
  /** The event or game that was bet on, or the kind of a bet on several. */
  title: z.string(),
  /** What was backed or laid there. */
  pick: z.optional(z.string()),
  stake: Naira,
  counted: Naira,
  whyNot: z.optional(WhyNotCounted),
});
export type BonusBet = z.output<typeof BonusBet>;

export const listBonusParts = endpoint({
  method: 'GET',
  tolerates: 'POST',
  path: '/bonus/claims/parts',
  access: 'player',
  input: z.object({ bonusId: z.string() }),
  output: z.object({
    parts: rows(z.array(BonusPart)),
    /**
     * The last hundred bets since the bonus was taken, newest first, with how much each counts or why not.
     */
    bets: rows(z.array(BonusBet)),
  }),
  ours: 'payload',
});

/** Cancels a bonus; what is not released yet is lost. */
export const cancelBonus = endpoint({
  method: 'POST',
  tolerates: 'GET',
  path: '/bonus/claims/cancel',
  access: 'player',
  input: z.object({ bonusId: z.string() }),
  output: z.object({ bonus: Bonus }),
  once: true,
  ours: 'payload',
});

/** Opts in to an available offer. */
export const takeBonus = endpoint({
  method: 'POST',
  path: '/bonus/claims/take',
  access: 'player',
  input: z.object({
    bonusId: z.string(),
    /** The deposit that the player was offered it for: for another one it is refused. */
    depositId: z.optional(z.string()),
  }),
  output: z.object({ bonus: Bonus }),
  once: true,
  ours: 'call',
});
