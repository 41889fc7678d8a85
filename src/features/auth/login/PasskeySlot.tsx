import { useSnapshot } from 'valtio';
import { authModal } from '../../../state/session/authModal.ts';
import { late } from '../../../ui/late/late.tsx';
import { useHydrated } from '../../../ui/late/useHydrated.ts';

const PasskeyLogin = late<{ onProblem(text: string | undefined): void }>(() =>
  import('./PasskeyLogin.tsx').then((module) => module.PasskeyLogin),
);

/** The login by passkey, once the dialog is open in a browser that knows passkeys. */
export function PasskeySlot({ onProblem }: { onProblem(text: string | undefined): void }) {
  // On /sign-in the dialog is open before the HTML, which is without it, is hydrated.
  const isHydrated = useHydrated();
  const isOpen = useSnapshot(authModal).activeAuthModal === 'login';
  return (
    isHydrated &&
    isOpen &&
    'PublicKeyCredential' in globalThis && <PasskeyLogin onProblem={onProblem} />
  );
}
