import type { Runner } from '../../../src/contract/betting/market.ts';
import type { Moment } from '../life.ts';
import type { MarketPlan } from './marketPlan.ts';

// Fields are written out here and below, because spreading made a quote ten times slower.
export function runnersAt(
  plan: MarketPlan,
  { status, state, tick }: Pick<Moment, 'status' | 'state' | 'tick'>,
  lastTradedAll: () => readonly (number | undefined)[],
): Runner[] {
  const isHidden = status === 'suspended';
  if (status === 'open' || status === 'ball_running' || isHidden) {
    const prices = plan.prices.best(state, tick);
    const lastTraded = lastTradedAll();
    return plan.runners.map(({ runnerId, name }, index) => {
      const { back = [], lay = [], line } = prices[index] ?? {};
      const traded = lastTraded[index];
      const runner: Runner = {
        runnerId,
        name,
        status: 'active',
        back: isHidden ? [] : back,
        lay: isHidden ? [] : lay,
      };
      if (traded !== undefined) runner.lastTraded = traded;
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

/** What of a result, the world's or the operator's, makes winners. */
type Resulting =
  | { kind: 'winner'; runnerId: string }
  | { kind: 'dead-heat'; runnerIds: readonly string[] }
  | { kind: 'line' | 'void' };

/** What a result makes of a runner. */
export function runnerStatus(outcome: Resulting | undefined, runnerId: string): Runner['status'] {
  if (outcome?.kind === 'winner') return outcome.runnerId === runnerId ? 'winner' : 'loser';
  if (outcome?.kind === 'dead-heat') {
    return outcome.runnerIds.includes(runnerId) ? 'winner' : 'loser';
  }
  return 'active';
}
