import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../paths.ts';
import { openAuth } from '../../state/session/authModal.ts';
import { session } from '../../state/session/session.ts';
import { openForgotPassword, openRegister } from './firstStep.ts';

const OPENERS: Record<string, () => void> = {
  [paths.signIn]: () => openAuth('login'),
  [paths.register]: openRegister,
  [paths.mobileNumber]: () => openAuth('mobileNumber'),
  [paths.verifyNumber]: () => openAuth('verifyNumber'),
  [paths.forgotPassword]: openForgotPassword,
  [paths.resetPassword]: () => openAuth('resetpassword'),
};

/**
 * Opens the auth dialog when the address asks for it. A guest redirected from a player's page is asked to
 * sign in.
 */
export function useAuthByRoute(): void {
  const [path] = useLocation();
  const hasReturn = new URLSearchParams(useSearch()).has('return');
  const { isAuth, isStoreHydrated } = useSnapshot(session);

  useEffect(() => {
    if (!isStoreHydrated || isAuth) return;
    const open = OPENERS[path] ?? (hasReturn ? () => openAuth('login') : undefined);
    open?.();
  }, [path, hasReturn, isAuth, isStoreHydrated]);
}
