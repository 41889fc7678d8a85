import * as z from 'zod/mini';
import { Page } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { essential, orElse, rows, safely } from '../kit/tolerance.ts';
import { Score, SportId } from './market.ts';

export const CouponMarketKind = z.enum([
  'winner',
  'double_chance',
  'over_under',
  'both_to_score',
  'draw_no_bet',
  'handicap',
  'asian_handicap',
  'team_total',
  'exact_goals',
  'odd_even',
  'clean_sheet',
  'win_to_nil',
  'first_goal',
  'last_goal',
  'correct_score',
  'half_result',
  'half_total',
  'half_both_to_score',
  'half_correct_score',
  'half_time_full_time',
  'half_most_goals',
  'half_both_halves',
  'anytime_scorer',
  'first_scorer',
  'corners_total',
  'corners_result',
  'corners_odd_even',
  'team_corners',
  'half_corners',
  'cards_total',
  'cards_result',
  'team_cards',
  'sent_off',
  'result_both_score',
  'result_total',
  'double_both_score',
  'double_total',
  'both_score_total',
  'bet_builder',
]);
export type CouponMarketKind = z.output<typeof CouponMarketKind>;

/** `closed`: no more bets, the result is still to come. */
const CouponStatus = orElse(z.enum(['open', 'suspended', 'closed', 'settled']), 'suspended');
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
  /** Only ever rises. A leg names the version that its odds came from. */
  version: z.int(),
  /** Left out of lists. */
  rules: z.optional(z.string()),
  /** Its selections may be combined with others of the match at one price. Left out of lists. */
  combines: z.optional(z.boolean()),
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
  /** The winner first; lists carry the main ones only, the event itself has them all. The count is of those undecided. */
  markets: rows(z.array(CouponMarket)),
  marketCount: z.int(),
});
export type CouponEvent = z.output<typeof CouponEvent>;

/** The limits that every coupon must respect. */
export const CouponLimits = z.object({
  minStake: Naira,
  maxStake: Naira,
  /** The maximum return of one bet, bonus included. */
  maxWin: Naira,
  /** Bet delay when a leg is in play. */
  delaySeconds: z.int(),
  /** What the house deducts on a cash-out, in percent of the bet's value. */
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
    /** Leave out for both. A word, because a query drops `false`. */
    time: z.optional(z.enum(['live', 'prematch'])),
    competition: z.optional(z.string()),
    /** Counts from 1, because a query drops a zero. */
    page: z.optional(Page),
  }),
  output: z.object({
    asOf: Instant,
    /** All sports with their number of events, regardless of the filter. */
    sports: rows(z.array(z.object({ sportId: SportId, events: z.int(), live: z.int() }))),
    /** The competitions of the requested sport and time. */
    competitions: rows(z.array(z.object({ sportId: SportId, name: z.string(), events: z.int() }))),
    events: rows(z.array(CouponEvent)),
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

/** Identifies a selection in a draft or a booking code; the market's id begins with the event's. */
export const SelectionName = z.object({ marketId: z.string(), selectionId: z.string() });

/** A selection that cannot be read keeps its place among those asked for, and cannot be bet on. */
function notOffered(value: unknown): unknown {
  const name = SelectionName.safeParse(value).data;
  return { ...name, status: 'unknown' };
}

/** Current odds of selections, in the order requested. For drafts, booking codes and open coupons. */
export const priceSelections = endpoint({
  method: 'POST',
  path: '/sportsbook/prices',
  access: 'anyone',
  input: z.object({ selections: z.array(SelectionName) }),
  output: z.object({
    asOf: Instant,
    selections: z.array(
      safely(
        z.object({
          ...SelectionName.shape,
          /** `unknown`: the market is no longer offered. */
          status: z.enum([...CouponStatus.options, 'unknown']),
          /** The selection itself; missing when it is unknown. */
          offer: essential(
            z.optional(
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
          ),
        }),
        notOffered,
      ),
    ),
    limits: CouponLimits,
  }),
  ours: 'call',
});
