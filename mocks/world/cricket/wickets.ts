import type { MarketPlan } from '../markets/marketPlan.ts';
import { exchangePricing, linePricing } from '../prices/pricing.ts';
import { ballEnding, frame, type InningsScene, shortLife } from './inningsScene.ts';
import { CRICKET_RULES } from './rules.ts';
import { sessionOvers } from './sessions.ts';

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
const DEPTH_NAIRA = 12_000;
// Only wickets that do fall count, and those come sooner than the mean.
const SKEW = 0.84;

/** The markets on the runs at the fall of each wicket, offered once the one before has fallen. */
export function fallPlans(scene: InningsScene): MarketPlan[] {
  const { innings, resources } = scene;
  const falls = innings.balls.filter((ball) => ball.isWicket);
  return ORDINALS.flatMap((ordinal, index) => {
    const opensAt = index === 0 ? scene.opensAt : falls[index - 1]?.endsAt;
    if (opensAt === undefined || opensAt >= innings.endsAt) return [];
    const fall = falls[index];
    const name = `Fall of ${ordinal} Wicket ${scene.side}`;
    return {
      ...frame(scene, `w${index + 1}`),
      ...shortLife(opensAt, fall?.endsAt ?? innings.endsAt),
      kind: 'fancy',
      name,
      rules: CRICKET_RULES.fallOfWicket,
      runners: [{ runnerId: 'line', name }],
      outcome: fall
        ? { kind: 'line', value: fall.total }
        : { kind: 'void', reason: 'The innings ended before this wicket' },
      prices: linePricing((state) => {
        const { total } = scene.stateOf(state);
        const position = scene.positionOf(state);
        const balls = Math.min(Math.LN2 / resources.wicketChance(position), position.ballsLeft / 2);
        const expected = total + balls * resources.rate(position) * SKEW;
        return { scored: total, expected: Math.min(expected, scene.target) };
      }),
    };
  });
}

/** The markets on whether a wicket falls between two session marks, in decimal odds. */
export function wicketWindowPlans(scene: InningsScene): MarketPlan[] {
  const { innings, resources } = scene;
  const marks = [0, ...sessionOvers(scene.overs)];
  return marks.slice(1).map((last, index): MarketPlan => {
    const before = marks[index] ?? 0;
    const start = before * 6;
    const end = ballEnding(innings, last * 6);
    const fall = innings.balls.find(
      (ball) => ball.isWicket && ball.over >= before && ball.over < last,
    );
    const { bookKey, ...shared } = frame(scene, `wo${last}`);
    const closesAt = fall?.endsAt ?? end?.endsAt ?? innings.endsAt;
    return {
      ...shared,
      ...shortLife(scene.opensAt, closesAt),
      listedAt: scene.listedAt,
      kind: 'fancy1',
      name: `Wicket in Overs ${before + 1}–${last} ${scene.side}`,
      rules: CRICKET_RULES.wicketWindow,
      runners: [
        { runnerId: 'yes', name: 'Yes' },
        { runnerId: 'no', name: 'No' },
      ],
      outcome:
        fall || end
          ? { kind: 'winner', runnerId: fall ? 'yes' : 'no' }
          : { kind: 'void', reason: 'The innings ended before the last of these overs' },
      prices: exchangePricing({ key: bookKey, depthNaira: DEPTH_NAIRA, wobble: 0 }, (state) => {
        const position = scene.positionOf(state);
        const bowled = scene.overs * 6 - position.ballsLeft;
        const balls = last * 6 - Math.max(start, bowled);
        const none = (1 - resources.wicketChance(position)) ** balls;
        return [1 - none, none];
      }),
    };
  });
}
