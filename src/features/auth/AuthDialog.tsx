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
 * The one dialog of all sign-in steps. It is in the prerendered page, with the login and the first step of
 * a registration in it, and opens by command, so that a guest can type before any script has arrived; the
 * store then follows the page. Until its code is here its style shows the one that was asked for.
 */
export function AuthDialog() {
  const { activeAuthModal } = useSnapshot(authModal);
  const isHydrated = useHydrated();
  // Its code comes when it is asked for, and must first find what was prerendered.
  const view = isHydrated ? activeAuthModal : undefined;
  const first = useRef<HTMLDivElement>(null);
  const login = useRef<HTMLDivElement>(null);
  useFocusOnView(view, { login, mobileNumber: first });
  useEffect(() => keepStep(view), [view]);
  const later = view === undefined || view === 'login' ? undefined : authViews[view];
  // In the page from the start like the login; the steps after it keep its text elsewhere.
  const isFirst = later === undefined || view === 'mobileNumber';
  return (
    <Dialog
      id="auth"
      className={classes('auth-dialog', isHydrated && 'auth-dialog--live')}
      title={isHydrated ? (later?.title ?? 'Login') : <AskedTitle />}
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

/** Which of the two is read, the style decides as it does for the views. */
function AskedTitle() {
  return (
    <>
      <span data-view="login">Login</span>
      <span data-view="register">Register</span>
    </>
  );
}

/** Whoever comes from another view has lost its button with it: the focus goes to the first field here. */
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
    // The login takes the focus by itself as the dialog opens, and a hand that types keeps it.
    if (!part || isSame || (isOpening && view === 'login')) return;
    const { activeElement } = document;
    if (part.contains(activeElement) || activeElement?.matches('[role=tab]')) return;
    part.querySelector('input')?.focus();
  });
}
