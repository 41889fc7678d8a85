import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import type { BonusStatus } from '../../contract/cashier/bonus.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { bonusAct, recheckAct } from './bonusAct.ts';

/** Where the player can fix a refusal, by its code. */
const MENDS: Record<string, [label: string, path: string]> = {
  'kyc-needed': ['Verify your identity', paths.kyc],
  'deposit-needed': ['Go to the cashier', paths.cashier],
};

/** The status that each action leads to. */
const RESULTS = { take: 'active', cancel: 'cancelled' } as const;

const DONE = {
  take: 'The bonus is yours. Bets from now on count towards it.',
  cancel: 'Bonus cancelled. Your balance has not changed.',
};

/** Read after the answer to an action was lost: what has become of the bonus in the meantime. */
const BY_NOW: Record<BonusStatus, string> = {
  available: 'This bonus can still be taken.',
  active: 'This bonus is running.',
  completed: 'This bonus has been met and paid in full.',
  expired: 'This bonus has expired.',
  cancelled: 'This bonus has been cancelled.',
};

/** The outcome of the last action on this bonus. */
export function ActNotice({ bonusId }: { bonusId: string }) {
  const { bonusId: acted, kind, phase } = useSnapshot(bonusAct);
  if (acted !== bonusId || phase.is === 'sending') return null;
  if (phase.is === 'checking') {
    return (
      <Notice kind="warning">
        {phase.isUnanswered
          ? "We don't know yet if it arrived. Nothing is sent twice."
          : 'No answer yet. Checking if it arrived…'}
        {phase.isUnanswered && (
          <Button kind="quiet" isSmall onClick={recheckAct}>
            Ask again
          </Button>
        )}
      </Notice>
    );
  }
  if (phase.is === 'done') {
    const { status } = phase.result;
    if (status === RESULTS[kind]) return <Notice kind="success">{DONE[kind]}</Notice>;
    return <Notice kind="warning">{BY_NOW[status]}</Notice>;
  }
  if (!phase.problem) return null;
  const mend = MENDS[phase.problem.code ?? ''];
  return (
    <Notice kind="error">
      {phase.problem.text}
      {mend && <Link href={mend[1]}>{mend[0]}</Link>}
    </Notice>
  );
}
