import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market, MarketKind, PriceLevel } from '../../../src/contract/betting/market.ts';
import type { MarketHistory } from '../../../src/contract/betting/marketHistory.ts';
import { betDelaySeconds } from '../../../src/domain/market/betDelay.ts';
import { createLife } from '../life.ts';
import { eraOf } from '../prices/depth.ts';
import type { MarketResult } from '../result.ts';
import { TERMS } from '../terms.ts';
import { historyTimes } from './history.ts';
import type { MarketPlan } from './marketPlan.ts';
import type { MarketStep } from './marketStep.ts';
import { runnersAt } from './runnersAt.ts';
import type { Surroundings } from './surroundings.ts';
import { createTape, type Traded } from './tape.ts';

/** One side of a runner's book. */
export interface Column {
  runnerId: string;
  side: Side;
}

export interface LivingMarket {
  marketId: string;
  kind: MarketKind;
  /** Whether the match page shows it. */
  isShownAt(at: number): boolean;
  /** The market at an instant; undefined before it is listed. */
  at(at: number): Market | undefined;
  /** What trades at exactly this instant, and the era of the sizes on offer; nothing while it is not open. */
  stepAt(at: number): MarketStep | undefined;
  /** Money that the world has traded at each price by this instant, by runner. */
  tradedAt(at: number): Traded;
  /** All the money in a column of its book, best price first; undefined where the market shows all it has. */
  columnAt(at: number, of: Column): Iterable<PriceLevel> | undefined;
  /** Prices and volume at points of time from its opening to an instant; undefined before it is listed. */
  historyAt(at: number): MarketHistory | undefined;
  resultAt(at: number): MarketResult | undefined;
  /** When it may next look different; infinite once it is settled. */
  nextAfter(at: number): number;
}

export function createMarket(plan: MarketPlan, match: Surroundings): LivingMarket {
  const terms = TERMS[plan.kind];
  const life = createLife(plan, plan.outcome.kind === 'void', match.ticks);
  const tape = createTape(plan, match, life);

  return {
    marketId: plan.marketId,
    stepAt(at) {
      const moment = life.momentAt(at);
      if (moment?.status !== 'open' && moment?.status !== 'ball_running') return undefined;
      return { era: eraOf(moment.tick), trades: tape.tradesAt(at) };
    },
    tradedAt: tape.tradedAt,
    columnAt(at, { runnerId, side }) {
      const { state, tick } = life.momentAt(at) ?? {};
      const runner = plan.runners.findIndex((one) => one.runnerId === runnerId);
      if (state === undefined || tick === undefined || runner < 0) return undefined;
      return plan.prices.column?.(state, tick, { runner, side });
    },
    kind: plan.kind,
    isShownAt: life.isShownAt,
    at(at) {
      const moment = life.momentAt(at);
      if (!moment) return undefined;
      const { status, version, state, tick } = moment;
      const inPlay = match.startsAt <= at && at < match.endsAt;
      return {
        marketId: plan.marketId,
        gameId: match.gameId,
        kind: plan.kind,
        name: plan.name,
        status,
        version,
        inPlay,
        matched: tape.matchedAt(at),
        minStake: terms.minStake,
        maxStake: terms.maxStake,
        delaySeconds: betDelaySeconds(plan.kind, inPlay),
        commissionPercent: terms.commissionPercent,
        rules: plan.rules,
        ...(plan.remark !== undefined && { remark: plan.remark }),
        runners: runnersAt(plan, { status, state, tick }, () => tape.lastTradedAt(at)),
      };
    },
    historyAt(at) {
      if (at < plan.listedAt) return undefined;
      const { marketId, opensAt, closesAt } = plan;
      const times = historyTimes({ opensAt, startsAt: match.startsAt }, Math.min(at, closesAt));
      return {
        asOf: at,
        marketId,
        runnerIds: plan.runners.map(({ runnerId }) => runnerId),
        points: times.map((time) => ({
          at: time,
          matched: tape.matchedAt(time),
          prices: tape.lastTradedAt(time).map((price) => price ?? null),
        })),
      };
    },
    resultAt: (at) =>
      at < life.settledAt ? undefined : { ...plan.outcome, settledAt: life.settledAt },
    nextAfter: life.nextAfter,
  };
}
