import type { MarketPlan } from '../markets/marketPlan.ts';
import { linePricing } from '../prices/pricing.ts';
import type { Ball } from './ball.ts';
import type { Position } from './delivery.ts';
import { frame, type InningsScene } from './inningsScene.ts';
import { CRICKET_RULES } from './rules.ts';

// The distribution is skewed: most stays at the wicket are shorter than the mean.
const SKEW = 0.84;

interface Stay {
  batter: number;
  cameAt: number;
  wentAt: number;
  runs: number;
  isHurt: boolean;
  isOut: boolean;
}

/** How long each batter was in, in batting order, without those who never came in. */
function stays(balls: readonly Ball[], cameAt: number, endsAt: number): Stay[] {
  const leaving = balls.filter((ball) => ball.isWicket || ball.isHurt);
  return [cameAt, cameAt, ...leaving.map((ball) => ball.endsAt)].flatMap((from, batter) => {
    if (from >= endsAt || batter > 10) return [];
    const left = leaving.find((ball) => ball.striker === batter);
    return {
      batter,
      cameAt: from,
      wentAt: left?.endsAt ?? endsAt,
      runs: runsOf(balls, batter),
      isHurt: left?.isHurt ?? false,
      isOut: left?.isWicket ?? false,
    };
  });
}

function runsOf(balls: readonly Ball[], batter: number): number {
  return balls.reduce((sum, ball) => sum + (ball.striker === batter ? ball.batterRuns : 0), 0);
}

/** The markets on each batter's own runs, offered once he comes in. */
export function batterPlans(scene: InningsScene): MarketPlan[] {
  const { innings, resources } = scene;
  return stays(innings.balls, scene.opensAt, innings.endsAt).map((stay) => {
    const name = `${scene.batters[stay.batter]} Runs`;
    return {
      ...frame(scene, `b${stay.batter + 1}`),
      kind: 'fancy',
      name,
      rules: CRICKET_RULES.batter,
      runners: [{ runnerId: 'line', name }],
      listedAt: stay.batter < 2 ? scene.listedAt : stay.cameAt,
      opensAt: stay.cameAt,
      closesAt: stay.wentAt,
      outcome: outcomeOf(stay, scene.isAbandoned),
      prices: linePricing((index) => {
        const { total } = scene.stateOf(index);
        const toCome = ownRunsToCome(scene.positionOf(index), resources);
        const scored = runsOf(innings.balls.slice(0, scene.ballIndexOf(index) + 1), stay.batter);
        return { scored, expected: scored + Math.min(toCome, scene.target - total) };
      }),
    };
  });
}

function outcomeOf(stay: Stay, isAbandoned: boolean): MarketPlan['outcome'] {
  if (stay.isHurt) return { kind: 'void', reason: 'The batter retired hurt' };
  if (isAbandoned && !stay.isOut) return { kind: 'void', reason: 'Rain while the batter was in' };
  return { kind: 'line', value: stay.runs };
}

/** The median of what a batter still makes: half the balls are his, until one is his last. */
function ownRunsToCome(position: Position, resources: InningsScene['resources']): number {
  const faced = Math.min(Math.LN2 / resources.wicketChance(position), position.ballsLeft * 0.45);
  return faced * resources.rate(position) * SKEW;
}
