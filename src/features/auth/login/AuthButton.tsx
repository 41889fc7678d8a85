import { useSnapshot } from 'valtio';
import { openAuth } from '../../../state/session/authModal.ts';
import { organisation } from '../../../state/session/organisation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { ButtonLook } from '../../../ui/button/buttonClass.ts';
import { openRegister } from '../firstStep.ts';

const WORDS = { login: 'Login', register: 'Register' };

interface AuthButtonProps extends ButtonLook {
  opens: keyof typeof WORDS;
  /** Hidden during a break. */
  'data-offer'?: '';
}

/**
 * Opens the auth dialog on the view it names: by `command` before any script arrives, afterwards through the
 * store.
 */
export function AuthButton({ opens, ...look }: AuthButtonProps) {
  const { organisationStatus } = useSnapshot(organisation);
  // While the brand is closed nobody can sign in.
  if (organisationStatus !== 'live') return null;
  // The `command` attribute opens the dialog as well. Opening it twice does no harm.
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
