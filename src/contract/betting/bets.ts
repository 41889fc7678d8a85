import * as z from 'zod/mini';
import { Amount, AskedPrice, Odds, Page, Tolerance, Whole } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { pushed } from '../kit/event.ts';
import { IsoDate } from '../kit/isoDate.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { BetTotals } from './betTotals.ts';
import { MarketKind } from './market.ts';
import { orderFields, restFields } from './orderFields.ts';
import { OutcomeResult } from './outcomeResult.ts';

export const Side = z.enum(['back', 'lay']);
export type Side = z.output<typeof Side>;

export const Product = z.enum(['exchange', 'bookmaker', 'fancy', 'sportsbook', 'casino']);
export type Product = z.output<typeof Product>;

export const BetState = z.enum([
  'delayed',
  'matched',
  'part-matched',
  'unmatched',
  'rejected',
  'cancelled',
  'lapsed',
  'won',
  'lost',
  'void',
  'half-void',
]);
export type BetState = z.output<typeof BetState>;

export const Bet = z.object({
  betId: z.string(),
  /** The idempotency key that the device made for it. */
  reference: z.string(),
  product: Product,
  gameId: z.string(),
  eventName: z.string(),
  marketId: z.string(),
  marketName: z.string(),
  marketKind: MarketKind,
  runnerId: z.string(),
  runnerName: z.string(),
  /** Every runner that may win, because a position also counts runners that were never backed. */
  runners: z.optional(z.readonly(z.array(z.object({ runnerId: z.string(), name: z.string() })))),
  side: Side,
  line: z.optional(z.int()),
  priceAsked: Price,
  /** Average of the fills; absent while nothing is matched. */
  priceMatched: z.optional(Price),
  stake: Naira,
  stakeMatched: Naira,
  ...orderFields,
  /** What the bet can win and lose at the price matched, or at the price asked while nothing is matched. */
  profit: Naira,
  liability: Naira,
  state: BetState,
  /** Why it was refused, voided or cancelled: a stable code and its text. */
  reasonCode: z.optional(z.string()),
  reason: z.optional(z.string()),
  placedAt: Instant,
  /** End of the in-play delay. */
  decidesAt: z.optional(Instant),
  settledAt: z.optional(Instant),
  /** Profit or loss at settlement, before commission. */
  result: z.optional(Naira),
  /** This bet's share of the market's commission; only on settled bets. */
  commission: z.optional(Naira),
  /** The market's commission on net winnings. */
  commissionPercent: z.optional(z.number()),
  /** Placed by a cash-out, against bets held in the market. */
  isHedge: z.optional(z.boolean()),
  /** The result as text: `Lagos Lions`, `52`. */
  outcome: z.optional(z.string()),
  rulesVersion: z.string(),
});
export type Bet = z.output<typeof Bet>;

/**
 * What to do if the price has moved: refuse, take a better one only, take a worse one within the tolerance
 * too, or take any.
 */
export const OnPriceChange = z.enum(['none', 'better', 'within', 'any']);
export type OnPriceChange = z.output<typeof OnPriceChange>;

export const PlaceBet = z.object({
  gameId: z.string(),
  marketId: z.string(),
  runnerId: z.string(),
  side: Side,
  price: AskedPrice,
  /** Backer's stake; whole naira unless the bet is a hedge. */
  stake: Amount,
  /** Fancy only: the run line that belongs to the price. */
  line: z.optional(Whole),
  version: Whole,
  onPriceChange: OnPriceChange,
  /** With `within`: how much less ₦100 may return than at the price asked. Missing means nothing less. */
  tolerance: z.optional(Tolerance),
  /**
   * The app computed this bet to offset others in the market, as cash-out does. If it makes the worst outcome
   * of the matched bets no worse, its stake may carry kobo and be below the minimum, and what waits in the
   * market never stands in its way. With a `rest` that waits it is the target of a position (`StopLoss`).
   */
  isHedge: z.optional(z.boolean()),
  /**
   * The position that the bet was worked out from: every outcome, matched bets only. Refused with
   * `position-changed` where the player has another by then, also at the end of the delay. A hedge must name it.
   */
  position: z.optional(z.readonly(z.array(OutcomeResult))),
});
export type PlaceBet = z.output<typeof PlaceBet>;

/** The bet: accepted and in its delay, or already decided when there is no delay. */
const PlacedBet = z.object({ bet: Bet });

export const placeMatchOddsBet = endpoint({
  method: 'POST',
  path: '/bet/match/odds',
  access: 'player',
  input: z.object({ ...PlaceBet.shape, price: Odds, ...restFields }),
  output: PlacedBet,
  once: true,
  ours: 'payload',
});

export const placeFancyBet = endpoint({
  method: 'POST',
  path: '/bet/fancy/odds',
  access: 'player',
  input: PlaceBet,
  output: PlacedBet,
  once: true,
  ours: 'payload',
});

export const placeBookmakerBet = endpoint({
  method: 'POST',
  path: '/bet/bookmaker/odds',
  access: 'player',
  input: PlaceBet,
  output: PlacedBet,
  once: true,
  ours: 'payload',
});

/**
 * The player's bets, newest first, in pages, with the totals of all that match the filter. `reference` finds
 * the bet whose answer was lost.
 */
export const listBets = endpoint({
  method: 'GET',
  path: '/bets',
  access: 'player',
  input: z.object({
    group: z.optional(z.enum(['open', 'settled', 'void'])),
    product: z.optional(Product),
    reference: z.optional(z.string()),
    from: z.optional(IsoDate),
    to: z.optional(IsoDate),
    /** Part of the event's name. */
    event: z.optional(z.string()),
    /** Counts from 1, because a query drops a zero. */
    page: z.optional(Page),
  }),
  output: z.object({
    asOf: Instant,
    bets: rows(z.array(Bet)),
    total: z.int(),
    totals: z.optional(BetTotals),
  }),
  ours: 'payload',
});

/** The player's unsettled bets on one match. */
export const listMatchBets = endpoint({
  method: 'GET',
  path: '/bet/matches',
  access: 'player',
  input: z.object({ gameId: z.string() }),
  output: z.object({ asOf: Instant, bets: z.array(Bet) }),
  ours: 'payload',
});

/**
 * A bet was placed, matched, refused, cancelled or settled: told to every page of the player, with the answer to
 * the page that asked. It carries the whole bet, which takes the place of itself wherever it is known.
 */
export const betChanged = pushed({
  name: 'bet:changed',
  payload: z.object({ bet: Bet }),
  ours: true,
});
