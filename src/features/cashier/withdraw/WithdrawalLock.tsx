import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../../api/call.ts';
import { lockWithdrawals } from '../../../contract/cashier/withdrawals.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { withdrawals } from '../cashier.ts';

/** Lets players stop themselves from cancelling withdrawals. */
export function WithdrawalLock({ isLocked }: { isLocked: boolean }) {
  const isOffline = useSnapshot(connection).status === 'offline';
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  const change = () =>
    run(async () => {
      await call(lockWithdrawals, { isLocked: !isLocked }, { quiet: true }).then(
        () => setProblem(undefined),
        (error: Error) => setProblem(error.message),
      );
      await askAnew(withdrawals);
    });
  return (
    <Card>
      <section className="cashier__section">
        <h2>Lock my withdrawals</h2>
        <p className="cashier__note">
          {isLocked
            ? "On. You can't cancel a withdrawal once you request it. Turning this off applies only to later requests."
            : "Off. Once it is on, you can't cancel a withdrawal, not even one that is already pending."}
        </p>
        {problem && <Notice kind="error">{problem}</Notice>}
        <Button kind="quiet" onClick={change} isBusy={isBusy} disabled={isOffline}>
          {isLocked ? 'Turn the lock off' : 'Turn the lock on'}
        </Button>
      </section>
    </Card>
  );
}
