import './AuthDialog.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { type AuthView, authModal, closeAuth, openAuth } from '../../state/session/authModal.ts';
import { keepStep } from '../../state/session/registrationDraft.ts';
import { Tabs } from '../../ui/button/Tabs.tsx';
import { classes } from '../../ui/classes.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useHydrated } from '../../ui/late/useHydrated.ts';
import { authViews } from './authViews.ts';
import { openAsked, openRegister } from './firstStep.ts';
import { LoginView } from './login/LoginView.tsx';
import { MobileNumberView } from './register/MobileNumberView.tsx';

const TABS = [
  { id: 'register', label: 'Register' },
  { id: 'login', label: 'Login' },
] as const;

/**
 * The one dialog for all sign-in steps. The prerendered page contains it, with the login and the first step
 * of a registration, and its button opens it by `command`: a guest can type before any script arrives. Then
 * `authModal` takes over; until then CSS shows the requested view.
 */
export function AuthDialog() {
  const { activeAuthModal } = useSnapshot(authModal);
  const isHydrated = useHydrated();
  // The first render must match the prerendered HTML.
  const view = isHydrated ? activeAuthModal : undefined;
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
      className={classes('auth-dialog', isHydrated && 'auth-dialog--live')}
      title={isHydrated ? (later?.title ?? 'Login') : <AskedTitle />}
      isOpen={activeAuthModal !== undefined}
      onOpen={() => authModal.activeAuthModal === undefined && openAsked()}
      onClose={closeAuth}
    >
      <Tabs
        label="Login or register"
        tabs={TABS}
        selected={later?.tab ?? 'login'}
        onSelect={(tab) => (tab === 'register' ? openRegister() : openAuth('login'))}
      >
        {/* Stays mounted behind the other views, so that what was typed is kept. */}
        <div ref={login} data-view="login" hidden={later !== undefined}>
          <LoginView />
        </div>
        {isFirst && (
          <div ref={first} data-view="register" hidden={isHydrated && view !== 'mobileNumber'}>
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
