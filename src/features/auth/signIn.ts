import { call } from '../../api/call.ts';
import { login, loginDemo, type SignedIn } from '../../contract/auth.ts';
import { closeAuth } from '../../state/authModal.ts';
import { notify } from '../../state/notices.ts';
import { beginSession } from '../../state/session.ts';
import type { LoginFields } from './loginErrors.ts';
import { rememberName } from './rememberedName.ts';

export interface LoginChoice {
  isNameKept: boolean;
  isSessionKept: boolean;
}

/** Signs a player in; the guard then leads on. Rejects with the `CallError` the view shows. */
export async function signIn(fields: LoginFields, choice: LoginChoice): Promise<void> {
  // A phone's keyboard leaves a space after a completed word; a password is sent as it was typed.
  const username = fields.username.trim();
  const answer = await call(login, { username, password: fields.password }, { quiet: true });
  rememberName(choice.isNameKept ? username : undefined);
  begin(answer, choice.isSessionKept);
}

export async function signInAsDemo(): Promise<void> {
  begin(await call(loginDemo, {}, { quiet: true }), true);
}

function begin(answer: SignedIn, isKept: boolean): void {
  beginSession(answer, isKept);
  closeAuth();
  notify('success', 'Login Success');
}
