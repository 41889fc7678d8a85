import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { bonusAct, recheckAct } from './bonusAct.ts';

/** Where the player can fix a refusal, by its code. */
const MENDS: Record<string, [label: string, path: string]> = {
  'kyc-needed': ['Verify your identity', paths.kyc],
  'deposit-needed': ['Go to the cashier', paths.cashier],
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
    return (
      <Notice kind="success">
        {kind === 'take'
          ? 'The bonus is yours. Bets from now on count towards it.'
          : 'Bonus cancelled. Your balance has not changed.'}
      </Notice>
    );
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
