import './AuthDialog.css';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type AuthView, authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepStep } from '../../state/session/registrationDraft.ts';
import { Tabs } from '../../ui/button/Tabs.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useHydrated } from '../../ui/late/useHydrated.ts';
import { authViews } from './authViews.ts';
import { openAsked, openRegister } from './firstStep.ts';
import { LaterView } from './LaterView.tsx';
import { LoginView } from './LoginView.tsx';

const TABS = [
  { id: 'register', label: 'Register' },
  { id: 'login', label: 'Login' },
] as const;

/**
 * The one dialog of all sign-in steps. It is in the prerendered page with the login view in it and opens
 * by command, so that a guest can type before any script has arrived; the store then follows the page.
 */
export function AuthDialog() {
  const { activeAuthModal } = useSnapshot(authModal);
  const isHydrated = useHydrated();
  // Its code comes when it is asked for, and must first find what was prerendered.
  const view = isHydrated ? activeAuthModal : undefined;
  const login = useFocusOnReturn(view);
  useEffect(() => keepStep(view), [view]);
  const later = view === undefined || view === 'login' ? undefined : authViews[view];
  return (
    <Dialog
      id="auth"
      className="auth-dialog"
      title={later?.title ?? 'Login'}
      isOpen={view !== undefined}
      onOpen={() => authModal.activeAuthModal === undefined && openAsked()}
      onClose={closeAuth}
    >
      <Tabs
        label="Login or register"
        tabs={TABS}
        selected={later?.tab ?? 'login'}
        onSelect={(tab) => (tab === 'register' ? openRegister() : openAuth('login'))}
      >
        {/* Kept while another view is shown, with what was typed. */}
        <div ref={login} hidden={later !== undefined}>
          <LoginView />
        </div>
        {later && <LaterView key={view} load={later.load} />}
      </Tabs>
    </Dialog>
  );
}

/** Back from another view: its button is gone with it, so the focus goes to the first field here. */
function useFocusOnReturn(view: AuthView | undefined) {
  const login = useRef<HTMLDivElement>(null);
  const last = useRef(view);
  useEffect(() => {
    const isReturn = view === 'login' && last.current !== undefined && last.current !== 'login';
    last.current = view;
    if (!isReturn || document.activeElement?.matches('[role=tab]')) return;
    login.current?.querySelector('input')?.focus();
  }, [view]);
  return login;
}
