import { authModal, openAuth } from './authModal.ts';

/** Asks a guest to sign in for something on this page: whoever does goes on with it here. */
export function askToSignIn(): void {
  authModal.returnTo = location.pathname + location.search;
  openAuth('login');
}
