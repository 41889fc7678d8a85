import { call } from '../../api/call.ts';
import { login, loginDemo, type SignedIn } from '../../contract/auth.ts';
import { closeAuth } from '../../state/authModal.ts';
import { notify } from '../../state/notices.ts';
import { beginSession } from '../../state/session.ts';
import type { LoginFields } from './loginErrors.ts';

/** Signs a player in; the guard then leads on. Rejects with the `CallError` the view shows. */
export async function signIn({ username, password }: LoginFields): Promise<void> {
  // A phone's keyboard leaves a space after a completed word; a password is sent as it was typed.
  begin(await call(login, { username: username.trim(), password }, { quiet: true }));
}

export async function signInAsDemo(): Promise<void> {
  begin(await call(loginDemo, {}, { quiet: true }));
}

function begin(answer: SignedIn): void {
  beginSession(answer);
  closeAuth();
  notify('success', 'Login Success');
}
