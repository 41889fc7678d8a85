import { call } from '../../../api/call.ts';
import { loginWithPasskey } from '../../../contract/account/passkeys.ts';
import { passkeyProblem } from '../../../state/session/passkeyProblem.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { readChoices } from './loginChoice.ts';
import { enter } from './signIn.ts';

interface PasskeyLoginProps {
  onProblem(text: string | undefined): void;
}

/** Signs in by fingerprint, face or the phone's own lock. The password works as before. */
export function PasskeyLogin({ onProblem }: PasskeyLoginProps) {
  const { isBusy, run } = useOneAtATime();
  const press = (form: HTMLFormElement | null) =>
    run(async () => {
      onProblem(undefined);
      const { isSessionKept } = readChoices(form);
      try {
        await enter(async () => {
          const { answerByPasskey } = await import('../../../state/session/passkeys.ts');
          return call(loginWithPasskey, await answerByPasskey('login'), { quiet: true });
        }, isSessionKept);
      } catch (error) {
        onProblem(passkeyProblem(error));
      }
    });
  return (
    <Button
      className="login__act"
      kind="quiet"
      isWide
      isBusy={isBusy}
      onClick={({ currentTarget }) => press(currentTarget.form)}
    >
      {isBusy ? 'Waiting for your passkey…' : 'Log in with a passkey'}
    </Button>
  );
}
