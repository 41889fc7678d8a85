import { useSnapshot } from 'valtio';
import { connection } from '../../session/connection.ts';
import { type ActScope, orderActs, scopeKey } from './orderActs.ts';

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

const OFFLINE = 'You are offline. You can cancel or change orders when you are back.';

/** How a cancel or a change of some orders is going. */
export function useOrderAct(scope: ActScope): ActView {
  const act = useSnapshot(orderActs).acts[scopeKey(scope)];
  const { status } = useSnapshot(connection);
  const phase = act?.phase;
  return {
    isBusy: phase?.is === 'sending' || phase?.is === 'checking',
    isChecking: phase?.is === 'checking',
    problem: phase?.is === 'editing' ? phase.problem?.text : undefined,
    block: status === 'offline' ? OFFLINE : undefined,
  };
}
