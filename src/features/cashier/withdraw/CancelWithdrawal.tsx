import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { cancelWithdrawal } from '../../../contract/cashier/withdrawals.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { asSentence } from '../../../domain/text/asSentence.ts';
import { newId } from '../../../lib/newId.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { refreshBalance } from '../../../state/money/balance.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Notice } from '../../../ui/status/Notice.tsx';
import { withdrawals } from '../cashier.ts';
import { OFFLINE } from '../cashierWords.ts';
import type { ShownWithdrawal } from '../requests/shown.ts';

const LOST = "No answer yet. This is the latest we have; we're checking the list again.";

/** Cancels a pending withdrawal. Deliberately plain: nobody should be nudged into it. */
export function CancelWithdrawal({ withdrawal }: { withdrawal: ShownWithdrawal }) {
  const { withdrawalId, amount, isLocked } = withdrawal;
  const isOffline = useSnapshot(connection).status === 'offline';
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  // One key for this intent, so that a second try has no second effect.
  const key = useRef('');

  if (isLocked) {
    return (
      <p className="cashier__note">You locked your withdrawals, so you can't cancel this one.</p>
    );
  }
  const cancel = () =>
    run(async () => {
      key.current ||= newId();
      try {
        const options = { idempotencyKey: key.current, quiet: true };
        await call(cancelWithdrawal, { withdrawalId }, options);
        setProblem(undefined);
      } catch (error) {
        setProblem(
          error instanceof CallError && !error.isUncertain ? asSentence(error.message) : LOST,
        );
      }
      await Promise.all([askAnew(withdrawals), refreshBalance()]);
    });
  return (
    <>
      {problem && (
        <Notice kind="warning">
          <p>{problem}</p>
        </Notice>
      )}
      {isAsking ? (
        <div className="cashier__section">
          <p className="cashier__note">
            {`${formatNaira(amount)} goes back to your balance, and the request shows as declined, “Cancelled by you”.`}
          </p>
          <div className="cashier__actions">
            <Button kind="quiet" isSmall onClick={() => setAsking(false)} disabled={isBusy}>
              Keep the request
            </Button>
            <Button isSmall onClick={cancel} isBusy={isBusy} disabled={isOffline}>
              {isBusy ? 'Cancelling…' : 'Cancel it'}
            </Button>
          </div>
          <p className="cashier__note" role="status">
            {isOffline && OFFLINE}
          </p>
        </div>
      ) : (
        <Button kind="quiet" isSmall onClick={() => setAsking(true)}>
          Cancel this request
        </Button>
      )}
    </>
  );
}
