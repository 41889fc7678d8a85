import './AuthDialog.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type AuthView, authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepStep } from '../../state/session/registrationDraft.ts';
import { Tabs } from '../../ui/button/Tabs.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { authViews } from './authViews.ts';
import { openRegister } from './firstStep.ts';
import { LoginView } from './login/LoginView.tsx';
import { MobileNumberView } from './register/MobileNumberView.tsx';

const TABS = [
  { id: 'register', label: 'Register' },
  { id: 'login', label: 'Login' },
] as const;

/**
 * The one dialog for all sign-in steps. The HTML of the build has it too, with the login and the first step of a
 * registration: there a button opens it by `command`, CSS shows the requested view, and a guest can type before any
 * script arrives.
 */
export function AuthDialog() {
  // At once: what was typed in the page's own login goes over to this one (`app/handOver`).
  const { activeAuthModal: view } = useSnapshot(authModal, { sync: true });
  const first = useRef<HTMLDivElement>(null);
  const login = useRef<HTMLDivElement>(null);
  useFocusOnView(view, { login, mobileNumber: first });
  useEffect(() => keepStep(view), [view]);
  const later = view === undefined || view === 'login' ? undefined : authViews[view];
  // The first step is in the page from the start, like the login. It keeps its title there.
  const isFirst = later === undefined || view === 'mobileNumber';
  return (
    <Dialog
      id="auth"
      className={classes('auth-dialog', !import.meta.env.SSR && 'auth-dialog--live')}
      title={import.meta.env.SSR ? <AskedTitle /> : (later?.title ?? 'Login')}
      isOpen={view !== undefined}
      onClose={closeAuth}
    >
      <Tabs
        label="Login or register"
        tabs={TABS}
        selected={later?.tab ?? 'login'}
        // A lost password is neither of the two.
        isAlone={later !== undefined && later.tab === undefined}
        onSelect={(tab) => (tab === 'register' ? openRegister() : openAuth('login'))}
      >
        {/* Stays mounted behind the other views, so that what was typed is kept. */}
        <div ref={login} data-view="login" hidden={later !== undefined}>
          <LoginView />
        </div>
        {isFirst && (
          <div
            ref={first}
            data-view="register"
            hidden={!import.meta.env.SSR && view !== 'mobileNumber'}
          >
            <MobileNumberView />
          </div>
        )}
        {later?.View && <later.View key={view} />}
      </Tabs>
    </Dialog>
  );
}

/** CSS decides which of the two titles is shown, as it does for the views. */
function AskedTitle() {
  return (
    <>
      <span data-view="login">Login</span>
      <span data-view="register">Register</span>
    </>
  );
}

/** Moves the focus to the first field of a new view, because the button that led there is gone. */
function useFocusOnView(
  view: AuthView | undefined,
  parts: Partial<Record<AuthView, RefObject<HTMLDivElement | null>>>,
) {
  const last = useRef(view);
  useEffect(() => {
    const isSame = last.current === view;
    const isOpening = last.current === undefined;
    last.current = view;
    const part = view && parts[view]?.current;
    // The login gets the focus when the dialog opens. Do not take it from a field in use.
    if (!part || isSame || (isOpening && view === 'login')) return;
    const { activeElement } = document;
    if (part.contains(activeElement) || activeElement?.matches('[role=tab]')) return;
    part.querySelector('input')?.focus();
  });
}
