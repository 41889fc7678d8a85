import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { type Bonus, cancelBonus, listBonuses, takeBonus } from '../../contract/cashier/bonus.ts';
import { newId } from '../../lib/newId.ts';
import { refreshBalance } from '../../state/money/balance.ts';
import { createIntent, type IntentPhase, isUnderWay } from '../../state/money/intent.ts';
import { onForget } from '../../state/session/privateState.ts';
import { updateBonusLists } from './bonusLists.ts';

type Kind = 'take' | 'cancel';

/** The action under way on a bonus; one at a time. */
export const bonusAct = proxy<{
  bonusId: string;
  kind: Kind;
  key: string;
  phase: IntentPhase<Bonus>;
}>({ bonusId: '', kind: 'take', key: '', phase: { is: 'editing' } });

const intent = createIntent<Bonus>({
  async find() {
    const { bonusId, kind } = bonusAct;
    const answer = await call(listBonuses, { bonusId }, { quiet: true });
    const [bonus] = answer.bonuses;
    const isAsBefore =
      bonus?.status === 'available' || (kind === 'cancel' && bonus?.status === 'active');
    // One that has ended in another way is told as what it is: no later try could succeed.
    return isAsBefore ? undefined : bonus;
  },
  phaseOf: (key) => (key === bonusAct.key ? bonusAct.phase : undefined),
  enter(key, phase) {
    if (key === bonusAct.key) bonusAct.phase = phase;
  },
  landed(bonus) {
    bonusAct.key = '';
    updateBonusLists(bonus);
    void refreshBalance();
  },
  refused() {
    bonusAct.key = '';
  },
  notArrived: 'It did not reach us, and nothing has changed. You can try again.',
});

/** Takes or cancels a bonus. The phase is the lock: a second tap in the same instant does nothing. */
export function actOn(bonusId: string, kind: Kind): void {
  if (isUnderWay(bonusAct.phase)) return;
  const isSame = bonusAct.bonusId === bonusId && bonusAct.kind === kind;
  // A request that did not arrive keeps its key: if it arrives late, both have one effect.
  const key = (isSame && bonusAct.key) || newId();
  Object.assign(bonusAct, { bonusId, kind, key });
  const endpoint = kind === 'take' ? takeBonus : cancelBonus;
  void intent.submit(key, async () => {
    const options = { idempotencyKey: key, quiet: true };
    return (await call(endpoint, { bonusId }, options)).bonus;
  });
}

/** Looks up an action whose answer was lost. */
export function recheckAct(): void {
  if (bonusAct.phase.is === 'checking') void intent.check(bonusAct.key);
}

onForget(() => {
  Object.assign(bonusAct, { bonusId: '', key: '', phase: { is: 'editing' } });
});
