import type { MarketPlan } from '../markets/marketPlan.ts';
import { linePricing } from '../prices/pricing.ts';
import { ballEnding, frame, type InningsScene, shortLife } from './inningsScene.ts';
import { CRICKET_RULES } from './rules.ts';

const LINE_RUNNER = 'line';
// The distribution is skewed: its median is a little below its mean.
const SKEW = 0.35;

/** The overs after which sessions end. */
export function sessionOvers(overs: number): number[] {
  return overs > 20 ? [10, 20, 30, 40, 50] : [6, 10, 15, 20];
}

/** The markets on the runs of an innings after so many overs. */
export function sessionPlans(scene: InningsScene): MarketPlan[] {
  const { innings, resources } = scene;
  return sessionOvers(scene.overs).map((over) => {
    const end = ballEnding(innings, over * 6);
    const name = `${over} Over Runs ${scene.side}`;
    return {
      ...frame(scene, `s${over}`),
      kind: 'fancy',
      name,
      rules: CRICKET_RULES.session,
      runners: [{ runnerId: LINE_RUNNER, name }],
      closesAt: end?.endsAt ?? innings.endsAt,
      outcome:
        !end && scene.isAbandoned
          ? { kind: 'void', reason: 'Rain before the end of the session' }
          : { kind: 'line', value: end?.total ?? innings.total },
      prices: linePricing((index) => {
        const { total } = scene.stateOf(index);
        const toCome = resources.runsUntil(scene.positionOf(index), (scene.overs - over) * 6);
        return {
          scored: total,
          expected: Math.min(total + Math.max(0, toCome - SKEW), scene.target),
        };
      }),
    };
  });
}

/** The markets on single overs, each offered from the start of the over before it. */
export function overPlans(scene: InningsScene): MarketPlan[] {
  const { innings, resources } = scene;
  return Array.from({ length: scene.overs }, (_, index) => index + 1).flatMap((over) => {
    const before = ballEnding(innings, (over - 2) * 6);
    const opensAt = over > 2 ? (before?.endsAt ?? Number.POSITIVE_INFINITY) : scene.opensAt;
    if (opensAt >= innings.endsAt) return [];
    const start = (over - 1) * 6;
    const atStart = over > 1 ? ballEnding(innings, start)?.total : 0;
    const end = ballEnding(innings, over * 6);
    const name = `Over ${over} Runs ${scene.side}`;
    return {
      ...frame(scene, `o${over}`),
      ...shortLife(opensAt, end?.endsAt ?? innings.endsAt),
      kind: 'fancy',
      name,
      rules: CRICKET_RULES.over,
      runners: [{ runnerId: LINE_RUNNER, name }],
      outcome:
        end && atStart !== undefined
          ? { kind: 'line', value: end.total - atStart }
          : { kind: 'void', reason: 'The over was not completed' },
      prices: linePricing((index) => {
        const { total, ballsLeft } = scene.stateOf(index);
        const position = scene.positionOf(index);
        const hasBegun = scene.overs * 6 - ballsLeft >= start;
        const scored = hasBegun ? total - (atStart ?? total) : 0;
        const left = (scene.overs - over) * 6;
        const before = hasBegun ? 0 : resources.runsUntil(position, left + 6);
        const toCome = resources.runsUntil(position, left) - before;
        const needed = scene.target - total;
        return { scored, expected: scored + Math.min(Math.max(0, toCome - SKEW), needed) };
      }),
    };
  });
}
