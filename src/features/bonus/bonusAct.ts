import { proxy } from 'valtio/vanilla';
import { call } from '../../api/call.ts';
import { type Bonus, cancelBonus, listBonuses, takeBonus } from '../../contract/cashier/bonus.ts';
import { newId } from '../../lib/newId.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { refreshBalance } from '../../state/money/balance.ts';
import { bonuses } from '../../state/money/bonuses.ts';
import { createIntent, type IntentPhase, isUnderWay } from '../../state/money/intent.ts';
import { onForget } from '../../state/session/privateState.ts';
import { updateBonusLists } from './bonusLists.ts';

type Kind = 'take' | 'cancel';

/** The action under way on a bonus; one at a time. */
export const bonusAct = proxy<{
  bonusId: string;
  kind: Kind;
  /** The deposit that it is taken for, as it was offered. */
  depositId: string | undefined;
  key: string;
  phase: IntentPhase<Bonus>;
}>({ bonusId: '', kind: 'take', depositId: undefined, key: '', phase: { is: 'editing' } });

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
    // It is no longer what was shown.
    void askAnew(bonuses);
  },
  notArrived: 'It did not reach us, and nothing has changed. You can try again.',
});

/** Takes or cancels a bonus. The phase is the lock: a second tap in the same instant does nothing. */
export function actOn(bonusId: string, kind: Kind, depositId?: string): void {
  if (isUnderWay(bonusAct.phase)) return;
  const isSame =
    bonusAct.bonusId === bonusId && bonusAct.kind === kind && bonusAct.depositId === depositId;
  // A request that did not arrive keeps its key: if it arrives late, both have one effect.
  const key = (isSame && bonusAct.key) || newId();
  Object.assign(bonusAct, { bonusId, kind, depositId, key });
  void intent.submit(key, async () => {
    const options = { idempotencyKey: key, quiet: true };
    const { bonus } =
      kind === 'take'
        ? await call(takeBonus, { bonusId, ...(depositId && { depositId }) }, options)
        : await call(cancelBonus, { bonusId }, options);
    return bonus;
  });
}

/** Looks up an action whose answer was lost. */
export function recheckAct(): void {
  if (bonusAct.phase.is === 'checking') void intent.check(bonusAct.key);
}

onForget(() => {
  Object.assign(bonusAct, { bonusId: '', depositId: undefined, key: '', phase: { is: 'editing' } });
});
