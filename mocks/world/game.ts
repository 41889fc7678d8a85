import type { Score } from '../../src/contract/betting/market.ts';
import { combinedParts, type Named } from '../../src/domain/sportsbook/combination.ts';
import { once } from './chance/once.ts';
import type { Scorecard } from './cricket/scorecard.ts';
import type { Fixture } from './fixtures.ts';
import type { CouponPlan } from './markets/couponPlan.ts';
import { createCouponMarket, type LivingCoupon } from './markets/livingCoupon.ts';
import { createMarket, type LivingMarket } from './markets/livingMarket.ts';
import type { MarketPlan } from './markets/marketPlan.ts';
import { createTicks } from './prices/ticks.ts';
import type { LiveFigures } from './soccer/liveFigures.ts';

/** What a sport computes for a match. Lists need little of it, so the rest is computed on demand. */
export interface GamePlan {
  fixture: Fixture;
  /** End of play. */
  endsAt: number;
  hasBookmaker: boolean;
  hasFancy: boolean;
  matchOdds: MarketPlan;
  otherMarkets(): readonly MarketPlan[];
  /** Fixed-odds markets, the winner first. */
  couponMarkets(): readonly CouponPlan[];
  /** Several selections at one price, by their names in full; undefined when they cannot be combined. */
  combined?(name: Named, parts: readonly Named[]): CouponPlan | undefined;
  /** The scores over time, the first at the start of play. */
  scores(): readonly ScoreStep[];
  /** Cricket only. */
  scorecardAt?(at: number): Scorecard | undefined;
  /** Soccer only: shots, corners, cards and what happened minute by minute. */
  figuresAt?(at: number): LiveFigures;
  /** What the match page shows beside the score during play. */
  boardAt(at: number): Board;
  /** Wickets, goals, sets and the like, in order of time. */
  incidents(): readonly Incident[];
}

/** The parts of a score that lists leave out. */
export type Board = Omit<Score, 'line' | 'detail' | 'recent'>;

export interface ScoreStep {
  at: number;
  score(): Score;
}

export interface Incident {
  at: number;
  what: 'wicket' | 'goal' | 'red card' | 'video check' | 'set' | 'retirement';
}

/** A match from its first listing to its last settlement. */
export interface Game
  extends Omit<GamePlan, 'matchOdds' | 'otherMarkets' | 'couponMarkets' | 'combined'> {
  matchOdds: LivingMarket;
  /** All markets by id, the match odds first. */
  markets(): ReadonlyMap<string, LivingMarket>;
  coupons(): ReadonlyMap<string, LivingCoupon>;
  /** Selections of this match at one price. */
  combination(name: Named): LivingCoupon | undefined;
}

/** Turns a sport's plan into a game that can be asked about any instant. */
export function gameFrom(plan: GamePlan): Game {
  const { fixture, endsAt } = plan;
  const { gameId, startsAt, key } = fixture;
  const match = { gameId, key, startsAt, endsAt, ticks: createTicks(key, startsAt, endsAt) };
  const matchOdds = createMarket(plan.matchOdds, match);
  return {
    ...plan,
    matchOdds,
    markets: once(() => {
      const others = plan.otherMarkets().map((other) => createMarket(other, match));
      return new Map([matchOdds, ...others].map((market) => [market.marketId, market]));
    }),
    coupons: once(() => {
      const coupons = plan.couponMarkets().map((coupon) => createCouponMarket(coupon, match.ticks));
      return new Map(coupons.map((coupon) => [coupon.marketId, coupon]));
    }),
    combination(name) {
      const parts = combinedParts(name);
      const combined = parts && plan.combined?.(name, parts);
      return combined && createCouponMarket(combined, match.ticks);
    },
    scores: once(plan.scores),
  };
}
