import { useSnapshot } from 'valtio';
import type { Bet } from '../../../contract/betting/bets.ts';
import * as texts from '../../../messages/english/orders.ts';
import { connection } from '../../session/connection.ts';
import { type ActScope, dismissAct, orderActs, scopeKey } from './orderActs.ts';

interface ActView {
  /** Asked for, and not answered yet. */
  isBusy: boolean;
  /** The answer was lost and is being looked up. */
  isChecking: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  /** Why it cannot be asked for now. */
  block: string | undefined;
}

/** How a cancel or a change of some orders is going. */
export function useOrderAct(scope: ActScope): ActView {
  const act = useSnapshot(orderActs).acts[scopeKey(scope)];
  const { status } = useSnapshot(connection);
  const phase = act?.phase;
  return {
    isBusy: phase?.is === 'sending' || phase?.is === 'checking',
    isChecking: phase?.is === 'checking',
    problem: phase?.is === 'editing' ? phase.problem?.text : undefined,
    block: status === 'offline' ? texts.offline : undefined,
  };
}

interface Failure {
  text: string;
  dismiss(): void;
}

/** Why the last try with one of a runner's orders failed. */
export function useFailedAct(of: Pick<Bet, 'marketId' | 'runnerId'>): Failure | undefined {
  const { acts } = useSnapshot(orderActs);
  for (const { scope, phase } of Object.values(acts)) {
    if (phase.is !== 'editing' || !phase.problem) continue;
    if (scope === 'all' || !('bet' in scope)) continue;
    const { bet } = scope;
    if (bet.marketId !== of.marketId || bet.runnerId !== of.runnerId) continue;
    return { text: phase.problem.text, dismiss: () => dismissAct({ bet }) };
  }
  return undefined;
}
