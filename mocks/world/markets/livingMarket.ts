import type { Market, MarketKind } from '../../../src/contract/betting/market.ts';
import { betDelaySeconds } from '../../../src/domain/market/betDelay.ts';
import { textKey, unit } from '../chance/hash.ts';
import { createLife } from '../life.ts';
import { eraOf } from '../prices/exchangePrices.ts';
import type { Ticks } from '../prices/ticks.ts';
import type { MarketResult } from '../result.ts';
import { TERMS } from '../terms.ts';
import { countTraded, type Traded } from './countTraded.ts';
import type { MarketPlan } from './marketPlan.ts';
import type { MarketStep } from './marketStep.ts';
import { runnersAt } from './runnersAt.ts';

export interface LivingMarket {
  marketId: string;
  kind: MarketKind;
  /** Whether the match page shows it. */
  isShownAt(at: number): boolean;
  /** The market at an instant; undefined before it is listed. */
  at(at: number): Market | undefined;
  /** What trades at this instant's tick, and the era of the sizes on offer; nothing while it is not open. */
  stepAt(at: number): MarketStep | undefined;
  /** Money that the world has traded at each price by this instant, by runner. */
  tradedAt(at: number): Traded;
  resultAt(at: number): MarketResult | undefined;
  /** When it may next look different; infinite once it is settled. */
  nextAfter(at: number): number;
}

/** What a market needs to know about its match. */
export interface Surroundings {
  gameId: string;
  startsAt: number;
  endsAt: number;
  ticks: Ticks;
}

// The matched total is reported in lumps, as feeds do: after this many steps.
const TURNOVER_STEPS = 5;
const KOBO = 100;

export function createMarket(plan: MarketPlan, match: Surroundings): LivingMarket {
  const key = textKey(plan.marketId);
  const terms = TERMS[plan.kind];
  const life = createLife(plan, plan.outcome.kind === 'void', match.ticks);

  const matchedAt = (version: number) => {
    const lumps = Math.floor(version / TURNOVER_STEPS);
    const share = lumps + unit(key, lumps);
    return Math.floor(share * TURNOVER_STEPS * plan.turnoverNaira) * KOBO;
  };

  const stepAt = (at: number): MarketStep | undefined => {
    const moment = life.momentAt(at);
    if (moment?.status === 'ball_running') return { era: eraOf(moment.tick), trades: [] };
    if (moment?.status !== 'open') return undefined;
    const prices = plan.prices(moment.state, moment.tick);
    return {
      era: eraOf(moment.tick),
      trades: plan.runners.flatMap(({ runnerId }, index) => {
        const trade = prices[index]?.trade;
        return trade ? [{ runnerId, trade }] : [];
      }),
    };
  };

  return {
    marketId: plan.marketId,
    stepAt,
    tradedAt: countTraded(plan.opensAt, life.nextAfter, stepAt),
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
        matched: matchedAt(version),
        minStake: terms.minStake,
        maxStake: terms.maxStake,
        delaySeconds: betDelaySeconds(plan.kind, inPlay),
        commissionPercent: terms.commissionPercent,
        rules: plan.rules,
        ...(plan.remark !== undefined && { remark: plan.remark }),
        runners: runnersAt(plan, status, state, tick),
      };
    },
    resultAt: (at) =>
      at < life.settledAt ? undefined : { ...plan.outcome, settledAt: life.settledAt },
    nextAfter: life.nextAfter,
  };
}
