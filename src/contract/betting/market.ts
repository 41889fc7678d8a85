import * as z from 'zod/mini';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { orElse, safely } from '../kit/tolerance.ts';

/** Soccer 1, tennis 2, cricket 4. */
export const SportId = z.literal([1, 2, 4]);
export type SportId = z.output<typeof SportId>;

export const Category = z.enum(['cricket', 'tennis', 'soccer', 'inplay']);
export type Category = z.output<typeof Category>;

export const MarketKind = z.enum([
  'match_odds',
  'bookmaker',
  'fancy',
  'fancy1',
  'odd_even',
  'over_under',
  'both_to_score',
  'correct_score',
  'handicap',
  'half_time',
  'half_time_full_time',
  'next_goal',
  'sets',
  'tied_match',
  'toss',
]);
export type MarketKind = z.output<typeof MarketKind>;

export const MarketStatus = orElse(
  z.enum([
    'inactive',
    'open',
    'suspended',
    'ball_running',
    'closed',
    'result_pending',
    'settled',
    'void',
  ]),
  'suspended',
);
export type MarketStatus = z.output<typeof MarketStatus>;

/** Price and the money waiting at it, best first. */
export const PriceLevel = z.tuple([
  /** The price. */
  Price,
  /** The money waiting at it. */
  Naira,
]);
export type PriceLevel = z.output<typeof PriceLevel>;

/** Where a runner's status is not understood, nothing in the market may be bet on. */
function withoutBets(value: unknown): unknown {
  const market = z.looseObject({ runners: z.array(z.looseObject({})) }).safeParse(value).data;
  const runners = market?.runners.map((runner) =>
    RunnerStatus.safeParse(runner['status'] ?? 'active').success
      ? runner
      : { ...runner, status: 'active' },
  );
  return { ...market, status: 'suspended', runners };
}

const RunnerStatus = z.enum(['active', 'winner', 'loser', 'removed']);

export const Runner = z.object({
  /** The draw of a match has the id `draw`. */
  runnerId: z.string(),
  name: z.string(),
  status: z._default(RunnerStatus, 'active'),
  back: z.array(PriceLevel),
  lay: z.array(PriceLevel),
  lastTraded: z.optional(Price),
  /** Money matched at each price, highest price first; only in markets watched in depth. */
  traded: z.optional(z.array(PriceLevel)),
  /** Fancy only: the run line of the No and of the Yes side. */
  line: z.optional(z.object({ no: z.int(), yes: z.int() })),
});
export type Runner = z.output<typeof Runner>;

export const Market = safely(
  z.object({
    marketId: z.string(),
    gameId: z.string(),
    kind: MarketKind,
    name: z.string(),
    status: MarketStatus,
    /** Only ever rises. A bet names the version that its price came from. */
    version: z.int(),
    inPlay: z.boolean(),
    matched: Naira,
    minStake: Naira,
    /** 0 means no limit. On a lay this limits the liability. */
    maxStake: Naira,
    delaySeconds: z.int(),
    commissionPercent: z.number(),
    rules: z.string(),
    /** A note from the house, shown beside the prices. */
    remark: z.optional(z.string()),
    runners: z.array(Runner),
  }),
  withoutBets,
);
export type Market = z.output<typeof Market>;

/** Home and away. */
const Pair = z.tuple([z.int(), z.int()]);

/** The score in one line and, for sports that have them, the last deliveries or points. */
export const Score = z.object({
  line: z.string(),
  detail: z.optional(z.string()),
  recent: z.optional(z.array(z.string())),
  /** A match carries the fields below; lists leave them out. Cricket: the batters and the bowler. */
  batters: z.optional(z.array(z.object({ name: z.string(), runs: z.int(), balls: z.int() }))),
  bowler: z.optional(
    z.object({ name: z.string(), balls: z.int(), runs: z.int(), wickets: z.int() }),
  ),
  /** Tennis: games by set, the current set last; the points of the current game as called. */
  sets: z.optional(z.array(Pair)),
  points: z.optional(z.tuple([z.string(), z.string()])),
  serving: z.optional(z.enum(['home', 'away'])),
  /** Soccer. */
  redCards: z.optional(Pair),
});
export type Score = z.output<typeof Score>;

/** A match whose status is not understood is shown, and its prices cannot be bet on. */
function shownOnly(value: unknown): unknown {
  const event = z.looseObject({ inPlay: z.boolean() }).safeParse(value).data;
  const status = event?.inPlay ? 'inplay' : 'upcoming';
  return { ...event, status, matchOddsStatus: 'suspended' };
}

export const SportEvent = safely(
  z.object({
    gameId: z.string(),
    sportId: SportId,
    competition: z.string(),
    name: z.string(),
    startsAt: Instant,
    inPlay: z.boolean(),
    status: z.enum(['upcoming', 'inplay', 'finished']),
    score: z.optional(Score),
    hasBookmaker: z.boolean(),
    hasFancy: z.boolean(),
    matched: Naira,
    /** The market that `runners` belong to; missing while none is listed. */
    matchOddsId: z.optional(z.string()),
    /** A summary of the match odds: best back and best lay of each runner. */
    runners: z.array(
      z.object({
        runnerId: z.string(),
        name: z.string(),
        back: z.optional(Price),
        lay: z.optional(Price),
      }),
    ),
    matchOddsStatus: MarketStatus,
  }),
  shownOnly,
);
export type SportEvent = z.output<typeof SportEvent>;
