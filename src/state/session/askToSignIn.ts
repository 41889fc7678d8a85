import { here } from '../../lib/base.ts';
import { authModal, openAuth } from './authModal.ts';

/** Opens the sign-in dialog for a guest, who then continues on this page. */
export function askToSignIn(): void {
  authModal.returnTo = here() + location.search;
  openAuth('login');
}
