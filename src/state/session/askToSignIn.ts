import { authModal, openAuth } from './authModal.ts';

/** Opens the sign-in dialog for a guest, who then continues on this page. */
export function askToSignIn(): void {
  authModal.returnTo = location.pathname + location.search;
  openAuth('login');
}
