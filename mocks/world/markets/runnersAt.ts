import type { MarketStatus, Runner } from '../../../src/contract/betting/market.ts';
import type { Outcome } from '../result.ts';
import type { MarketPlan } from './marketPlan.ts';

// Fields are written out here and below, because spreading made a quote ten times slower.
export function runnersAt(
  plan: MarketPlan,
  status: MarketStatus,
  state: number,
  tick: number,
): Runner[] {
  const isHidden = status === 'suspended';
  if (status === 'open' || status === 'ball_running' || isHidden) {
    const prices = plan.prices(state, tick);
    return plan.runners.map(({ runnerId, name }, index) => {
      const { back = [], lay = [], lastTraded, line } = prices[index] ?? {};
      const runner: Runner = {
        runnerId,
        name,
        status: 'active',
        back: isHidden ? [] : back,
        lay: isHidden ? [] : lay,
      };
      if (lastTraded !== undefined) runner.lastTraded = lastTraded;
      if (line) runner.line = line;
      return runner;
    });
  }
  const outcome = status === 'settled' ? plan.outcome : undefined;
  return plan.runners.map(({ runnerId, name }) => ({
    runnerId,
    name,
    status: runnerStatus(outcome, runnerId),
    back: [],
    lay: [],
    // A session that has ended shows its result in place of its line.
    ...(outcome?.kind === 'line' && { line: { no: outcome.value, yes: outcome.value } }),
  }));
}

function runnerStatus(outcome: Outcome | undefined, runnerId: string): Runner['status'] {
  if (outcome?.kind === 'winner') return outcome.runnerId === runnerId ? 'winner' : 'loser';
  if (outcome?.kind === 'dead-heat') {
    return outcome.runnerIds.includes(runnerId) ? 'winner' : 'loser';
  }
  return 'active';
}
