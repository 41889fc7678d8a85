import { useState } from 'react';
import { hasPasskeys, passkeyProblem } from '../../../state/session/passkeyProblem.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { Notice } from '../../../ui/status/Notice.tsx';

interface PasskeyCodeProps {
  /** True once the code in the form came from here. */
  isProved: boolean;
  onProved(code: string): void;
  isOff: boolean;
}

/** Confirms the withdrawal by passkey in place of the code that was sent. */
export function PasskeyCode({ isProved, onProved, isOff }: PasskeyCodeProps) {
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  if (!hasPasskeys()) return null;
  const prove = () =>
    run(async () => {
      setProblem(undefined);
      try {
        const { withdrawalCode } = await import('../../../state/session/passkeys.ts');
        onProved(await withdrawalCode());
      } catch (error) {
        setProblem(passkeyProblem(error));
      }
    });
  return (
    <>
      <p className="cashier__note" role="status">
        {isProved && 'Confirmed with your passkey. You need no code.'}
      </p>
      {problem && <Notice kind="error">{problem}</Notice>}
      {!isProved && (
        <Button kind="quiet" isWide isBusy={isBusy} disabled={isOff} onClick={prove}>
          {isBusy ? 'Waiting for your passkey…' : 'Use a passkey instead'}
        </Button>
      )}
    </>
  );
}
