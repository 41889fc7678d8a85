import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { Score, SportId } from './market.ts';

export const CouponMarketKind = z.enum([
  'winner',
  'double_chance',
  'over_under',
  'both_to_score',
  'draw_no_bet',
  'handicap',
]);
export type CouponMarketKind = z.output<typeof CouponMarketKind>;

/** Closed: betting is over and the result still to come. */
const CouponStatus = z.enum(['open', 'suspended', 'closed', 'settled']);
export type CouponStatus = z.output<typeof CouponStatus>;

export const LegResult = z.enum(['won', 'lost', 'void']);
export type LegResult = z.output<typeof LegResult>;

export const CouponSelection = z.object({
  selectionId: z.string(),
  /** As Nigerian books write it: `1`, `X`, `2`, `1X`, `GG`, `NG`, `O2.5`. */
  name: z.string(),
  /** In full: `Eko Lanterns or draw`. */
  label: z.string(),
  status: CouponStatus,
  /** Only while it is open. */
  odds: z.optional(Price),
  /** Only once it is settled. */
  result: z.optional(LegResult),
});
export type CouponSelection = z.output<typeof CouponSelection>;

/** A market of the house at fixed odds, beside those of the exchange. */
export const CouponMarket = z.object({
  marketId: z.string(),
  kind: CouponMarketKind,
  name: z.string(),
  status: CouponStatus,
  /** Only ever rises; a leg names the version its odds were read from. */
  version: z.int(),
  /** Not in lists. */
  rules: z.optional(z.string()),
  selections: z.array(CouponSelection),
});
export type CouponMarket = z.output<typeof CouponMarket>;

export const CouponEvent = z.object({
  gameId: z.string(),
  sportId: SportId,
  competition: z.string(),
  name: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: Instant,
  inPlay: z.boolean(),
  score: z.optional(Score),
  /** In lists the main ones only, the winner first; of the event itself all. */
  markets: z.array(CouponMarket),
  marketCount: z.int(),
});
export type CouponEvent = z.output<typeof CouponEvent>;

/** What every coupon keeps to. */
export const CouponLimits = z.object({
  minStake: Naira,
  maxStake: Naira,
  /** The most that one bet returns, bonus included. */
  maxWin: Naira,
  /** Of a bet with a leg in play. */
  delaySeconds: z.int(),
  /** What cash-out keeps back, in percent of what the bet is worth. */
  cashOutMarginPercent: z.number(),
});
export type CouponLimits = z.output<typeof CouponLimits>;

/** The sportsbook: events in play first, then by start, a page at a time. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/sportsbook/events',
  access: 'anyone',
  input: z.object({
    sport: z.optional(SportId),
    /** Only those in play, or only those to come. A word: a false would be dropped from the query. */
    time: z.optional(z.enum(['live', 'prematch'])),
    competition: z.optional(z.string()),
    /** From 1: a zero would be dropped from the query. */
    page: z.optional(z.int()),
  }),
  output: z.object({
    asOf: Instant,
    /** Every sport with how many events it has, whatever was asked for. */
    sports: z.array(z.object({ sportId: SportId, events: z.int(), live: z.int() })),
    /** The competitions of the sport and time asked for. */
    competitions: z.array(z.object({ sportId: SportId, name: z.string(), events: z.int() })),
    events: z.array(CouponEvent),
    total: z.int(),
    limits: CouponLimits,
  }),
  ours: 'call',
});

/** One event with all its markets at fixed odds. */
export const getCoupon = endpoint({
  method: 'GET',
  path: '/sportsbook/events/:gameId',
  access: 'anyone',
  input: z.object({ gameId: z.string() }),
  output: z.object({ asOf: Instant, event: CouponEvent, limits: CouponLimits }),
  ours: 'call',
});

/** A selection as a draft or a booking code names it; the market's id begins with the event's. */
const SelectionName = z.object({ marketId: z.string(), selectionId: z.string() });

/** The odds of selections now, in the order asked: of drafts, booking codes and open coupons. */
export const priceSelections = endpoint({
  method: 'POST',
  path: '/sportsbook/prices',
  access: 'anyone',
  input: z.object({ selections: z.array(SelectionName) }),
  output: z.object({
    asOf: Instant,
    selections: z.array(
      z.object({
        ...SelectionName.shape,
        /** `unknown`: nobody offers it any more. */
        status: z.enum([...CouponStatus.options, 'unknown']),
        /** What it is; absent when it is unknown. */
        offer: z.optional(
          z.object({
            gameId: z.string(),
            eventName: z.string(),
            sportId: SportId,
            startsAt: Instant,
            inPlay: z.boolean(),
            score: z.optional(Score),
            marketName: z.string(),
            version: z.int(),
            selection: CouponSelection,
          }),
        ),
      }),
    ),
    limits: CouponLimits,
  }),
  ours: 'call',
});
