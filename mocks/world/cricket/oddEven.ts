import type { MarketPlan } from '../markets/marketPlan.ts';
import { exchangePricing } from '../prices/pricing.ts';
import { frame, type InningsScene } from './inningsScene.ts';
import { CRICKET_RULES } from './rules.ts';

const DEPTH_NAIRA = 15_000;

/** The market on whether the innings ends on an odd or an even total. */
export function oddEvenPlan(scene: InningsScene): MarketPlan {
  const { innings } = scene;
  const { bookKey, ...shared } = frame(scene, 'oe');
  return {
    ...shared,
    kind: 'odd_even',
    name: `Total Runs Odd/Even ${scene.side}`,
    rules: CRICKET_RULES.oddEven,
    runners: [
      { runnerId: 'odd', name: 'Odd' },
      { runnerId: 'even', name: 'Even' },
    ],
    outcome: scene.isAbandoned
      ? { kind: 'void', reason: 'Rain ended the innings' }
      : { kind: 'winner', runnerId: innings.total % 2 === 1 ? 'odd' : 'even' },
    prices: exchangePricing({ key: bookKey, depthNaira: DEPTH_NAIRA, wobble: 0 }, (state) => {
      const { total, ballsLeft } = scene.stateOf(state);
      const lead = (total % 2 === 0 ? 1 : -1) * turn(scene, state) ** ballsLeft;
      return [(1 - lead) / 2, (1 + lead) / 2];
    }),
  };
}

/** How much likelier a ball is to keep the total's parity than to change it. */
function turn(scene: InningsScene, state: number): number {
  let kept = 0;
  let extras = 0;
  for (const { delivery, share } of scene.resources.shares(scene.positionOf(state))) {
    if (!delivery.isLegal) extras += share;
    else kept += delivery.runs % 2 === 0 ? share : -share;
  }
  return kept / (1 + extras);
}
