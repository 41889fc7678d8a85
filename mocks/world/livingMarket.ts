import type { Market, MarketKind, MarketStatus } from '../../src/contract/market.ts';
import { betDelaySeconds } from '../../src/domain/betDelay.ts';
import type { Beat } from './beats.ts';
import { textKey, unit } from './hash.ts';
import { lastAtOrBefore } from './lastAtOrBefore.ts';
import type { MarketPlan } from './marketPlan.ts';
import type { MarketResult } from './result.ts';
import { runnersAt } from './runnersAt.ts';
import { TERMS } from './terms.ts';
import type { Ticks } from './ticks.ts';

export interface LivingMarket {
  marketId: string;
  kind: MarketKind;
  /** Whether the page of the match shows it. */
  isShownAt(at: number): boolean;
  /** The market as it stands; undefined before it is listed. */
  at(at: number): Market | undefined;
  resultAt(at: number): MarketResult | undefined;
  /** The next instant at which it may look different, infinite when it is settled. */
  nextAfter(at: number): number;
}

/** What a market needs to know about its match. */
export interface Surroundings {
  gameId: string;
  startsAt: number;
  endsAt: number;
  ticks: Ticks;
}

const CLOSED_MS = 10_000;
const PENDING_MS = 60_000;
// The total is told in lumps, as feeds do: after every so many steps.
const TURNOVER_STEPS = 5;
const KOBO = 100;

export function createMarket(plan: MarketPlan, match: Surroundings): LivingMarket {
  const key = textKey(plan.marketId);
  const pendingAt = plan.closesAt + CLOSED_MS;
  const settledAt = pendingAt + PENDING_MS + Math.floor(unit(key, 1) * 2 * PENDING_MS);
  const delistsAt = plan.delistsAt ?? Number.POSITIVE_INFINITY;
  const terms = TERMS[plan.kind];
  const { ticks } = match;

  const whileOpen = (at: number) => Math.min(Math.max(at, plan.opensAt), plan.closesAt);
  const beatIndexAt = (at: number) => lastAtOrBefore(plan.beats, whileOpen(at));
  const tickAt = (at: number) =>
    plan.everyTicks === 0 ? 0 : Math.floor(ticks.countAt(whileOpen(at)) / plan.everyTicks);
  const stepsBefore = beatIndexAt(plan.opensAt) + tickAt(plan.opensAt);

  const statusAt = (at: number, beat: Beat | undefined): MarketStatus => {
    if (at < plan.opensAt) return 'inactive';
    if (at < plan.closesAt) return beat?.status ?? 'open';
    if (at < pendingAt) return 'closed';
    if (at < settledAt) return 'result_pending';
    return plan.outcome.kind === 'void' ? 'void' : 'settled';
  };

  // Every step the market has taken, so that a version names one state of it and no other.
  const versionAt = (at: number, beatIndex: number, tick: number) => {
    const ended = at < plan.closesAt ? 0 : at < pendingAt ? 1 : at < settledAt ? 2 : 3;
    return 1 + (at < plan.opensAt ? 0 : 1) + ended + beatIndex + tick - stepsBefore;
  };

  const matchedAt = (version: number) => {
    const lumps = Math.floor(version / TURNOVER_STEPS);
    const share = lumps + unit(key, lumps);
    return Math.floor(share * TURNOVER_STEPS * plan.turnoverNaira) * KOBO;
  };

  return {
    marketId: plan.marketId,
    kind: plan.kind,
    isShownAt: (at) => plan.listedAt <= at && at < delistsAt,
    at(at) {
      if (at < plan.listedAt) return undefined;
      const beatIndex = beatIndexAt(at);
      const beat = plan.beats[beatIndex];
      const status = statusAt(at, beat);
      const tick = tickAt(at);
      const version = versionAt(at, beatIndex, tick);
      const inPlay = match.startsAt <= at && at < match.endsAt;
      const pricedTick = status === 'suspended' && beat ? tickAt(beat.at) : tick;
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
        runners: runnersAt(plan, status, beat?.state ?? 0, pricedTick),
      };
    },
    resultAt: (at) => (at < settledAt ? undefined : { ...plan.outcome, settledAt }),
    nextAfter(at) {
      const turns = [plan.listedAt, plan.opensAt, plan.closesAt, pendingAt, settledAt, delistsAt];
      if (plan.opensAt <= at && at < plan.closesAt) {
        const beat = plan.beats[lastAtOrBefore(plan.beats, at) + 1];
        if (beat) turns.push(beat.at);
        if (plan.everyTicks > 0) turns.push(ticks.nextAfter(at));
      }
      return Math.min(...turns.filter((turn) => turn > at));
    },
  };
}
