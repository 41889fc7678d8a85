import { useSnapshot } from 'valtio';
import { openAuth } from '../../../state/session/authModal.ts';
import { organisation } from '../../../state/session/organisation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ButtonLook } from '../../../ui/button/buttonClass.ts';
import { openRegister } from '../firstStep.ts';

const WORDS = { login: 'Login', register: 'Register' };

interface AuthButtonProps extends ButtonLook {
  opens: keyof typeof WORDS;
}

/** Opens the dialog: by command before any script has arrived, afterwards on the view it names. */
export function AuthButton({ opens, ...look }: AuthButtonProps) {
  const { organisationStatus } = useSnapshot(organisation);
  // A brand that is closed signs nobody in.
  if (organisationStatus !== 'live') return null;
  // The command opens the dialog also while its code is on the way; done twice it does no harm.
  function open(): void {
    if (opens === 'register') openRegister();
    else openAuth('login');
  }
  return (
    <Button {...look} command="show-modal" commandfor="auth" value={opens} onClick={open}>
      {WORDS[opens]}
    </Button>
  );
}
