import * as z from 'zod/mini';
import { Amount, Odds, Page, Tolerance, Whole } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pushed } from '../kit/event.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { OnPriceChange } from './bets.ts';
import { LegPart } from './combination.ts';
import { LegResult } from './coupon.ts';

/**
 * One leg, all legs together, every combination of `size` legs, or all legs together of which one may lose
 * (`one-cut`): three or more, at one price that pays whether none or one is lost.
 */
export const CouponKind = z.enum(['single', 'acca', 'system', 'one-cut']);
export type CouponKind = z.output<typeof CouponKind>;

export const CouponState = z.enum([
  'delayed',
  'open',
  'rejected',
  'won',
  'lost',
  'void',
  'cashed-out',
]);
export type CouponState = z.output<typeof CouponState>;

export const CouponLeg = z.object({
  gameId: z.string(),
  eventName: z.string(),
  startsAt: Instant,
  /** Whether the event was in play when the bet was placed. */
  inPlay: z.boolean(),
  marketId: z.string(),
  marketName: z.string(),
  selectionId: z.string(),
  selectionName: z.string(),
  selectionLabel: z.string(),
  oddsAsked: Price,
  /** The odds it settles at: better than requested, or worse where the player accepts any price. */
  odds: Price,
  /** Refused bets only: the odds at that moment. */
  oddsNow: z.optional(Price),
  state: z.enum(['open', ...LegResult.options]),
  /** Why it is void. */
  reason: z.optional(z.string()),
  parts: z.optional(z.readonly(z.array(LegPart))),
});
export type CouponLeg = z.output<typeof CouponLeg>;

/** What the house would pay now, or why it offers nothing. */
export const CashOutOffer = z.object({
  amount: z.optional(Naira),
  reasonCode: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type CashOutOffer = z.output<typeof CashOutOffer>;

export const CouponBet = z.object({
  couponId: z.string(),
  /** The idempotency key the device made for it. */
  reference: z.string(),
  kind: CouponKind,
  /** Legs in each combination, and how many combinations there are. */
  size: z.int(),
  combinations: z.int(),
  legs: z.readonly(z.array(CouponLeg)),
  /** For all combinations together. It has left the balance and does not count as exposure. */
  stake: Naira,
  /** The free bet that paid the stake. Such a stake is not returned. */
  freeBetId: z.optional(z.string()),
  /** Name of the provider on whose pages it was placed; missing for our own sportsbook. */
  provider: z.optional(z.string()),
  /** The product of the odds, or the one price of `one-cut`; a system has none. */
  totalOdds: z.optional(Price),
  /** If every open leg wins: the return at the odds alone, stake included. */
  potentialWin: Naira,
  /** The multiple bonus, shown on a line of its own. */
  potentialBonus: Naira,
  /** Winnings and bonus, at most `maxWin`, less the stake of a free bet. */
  potentialReturn: Naira,
  maxWin: Naira,
  state: CouponState,
  /** Why it was refused. */
  reasonCode: z.optional(z.string()),
  reason: z.optional(z.string()),
  placedAt: Instant,
  /** End of the in-play delay. */
  decidesAt: z.optional(Instant),
  settledAt: z.optional(Instant),
  /** Parts sold back while it was open: their stake, no longer in `stake`, and what they paid. */
  soldStake: z.optional(Naira),
  soldFor: z.optional(Naira),
  /** Of `soldFor`, what edits have staked again: it has not been paid. */
  restaked: z.optional(Naira),
  /** What it paid, bonus included, and how much of that was bonus. */
  returned: z.optional(Naira),
  returnedBonus: z.optional(Naira),
  /** Open bets only. */
  cashOut: z.optional(CashOutOffer),
  rulesVersion: z.string(),
});
export type CouponBet = z.output<typeof CouponBet>;

/** A leg as the player saw it when placing the bet. */
export const PlacedLeg = z.object({
  gameId: z.string(),
  marketId: z.string(),
  selectionId: z.string(),
  odds: Odds,
  version: Whole,
});
export type PlacedLeg = z.output<typeof PlacedLeg>;

export const PlaceCoupon = z.object({
  kind: CouponKind,
  /** Systems only: legs in each combination. */
  size: z.optional(z.int()),
  legs: z.array(PlacedLeg),
  /** Whole naira, for all combinations together. */
  stake: Amount,
  /** Applies to the odds of every leg. */
  onPriceChange: OnPriceChange,
  /** With `within`: how much less ₦100 may return on a leg than at the odds requested. Missing means nothing less. */
  tolerance: z.optional(Tolerance),
  /** The free bet that pays; its whole amount is the stake. */
  freeBetId: z.optional(z.string()),
});
export type PlaceCoupon = z.output<typeof PlaceCoupon>;

/**
 * The bet, open or accepted and in its delay. If single legs cause a refusal, `fields` has the reason for
 * each as `legs.0`: `Eko Lanterns: 1.85 is now 1.80`.
 */
export const placeCoupon = endpoint({
  method: 'POST',
  path: '/sportsbook/bets',
  access: 'player',
  input: PlaceCoupon,
  output: z.object({ bet: CouponBet }),
  once: true,
  ours: 'call',
});

/** The player's sportsbook bets, newest first. `reference` finds the bet whose answer was lost. */
export const listCouponBets = endpoint({
  method: 'GET',
  path: '/sportsbook/bets',
  access: 'player',
  input: z.object({
    group: z.optional(z.enum(['open', 'settled', 'void'])),
    reference: z.optional(z.string()),
    from: z.optional(IsoDate),
    to: z.optional(IsoDate),
    /** Counts from 1, because a query drops a zero. */
    page: z.optional(Page),
  }),
  output: z.object({ asOf: Instant, bets: rows(z.array(CouponBet)), total: z.int() }),
  ours: 'call',
});

/** What the house would pay now for an open bet. */
export const quoteCashOut = endpoint({
  method: 'GET',
  path: '/sportsbook/bets/cashout',
  access: 'player',
  input: z.object({ couponId: z.string() }),
  output: z.object({ asOf: Instant, couponId: z.string(), cashOut: CashOutOffer }),
  ours: 'call',
});

/**
 * Sells an open bet back for the quoted amount, or for more if it has risen. With `part` only that much of it
 * is sold, for that share of the quote; the rest of the stake stays in play.
 */
export const cashOutCoupon = endpoint({
  method: 'POST',
  path: '/sportsbook/bets/cashout',
  access: 'player',
  input: z.object({
    couponId: z.string(),
    amount: Amount,
    /** In percent; missing means all of it. */
    part: z.optional(Tolerance),
  }),
  output: z.object({ bet: CouponBet }),
  once: true,
  ours: 'call',
});

/** A sportsbook bet was placed, accepted, refused, settled or cashed out, or one of its legs was decided. */
export const couponChanged = pushed({
  name: 'coupon:changed',
  payload: z.object({ bet: CouponBet }),
  ours: true,
});
