import { navigate } from 'wouter/use-browser-location';
import { call } from '../../../api/call.ts';
import { login, loginDemo, type SignedIn } from '../../../contract/account/auth.ts';
import { paths } from '../../../paths.ts';
import { notify } from '../../../state/device/notices.ts';
import { authModal, closeAuth } from '../../../state/session/authModal.ts';
import { tellOtherTabs } from '../../../state/session/otherTabs.ts';
import { beginSession } from '../../../state/session/session.ts';
import { flushAll } from '../../../storage/persisted.ts';
import { guestPaths } from './guestPaths.ts';
import type { LoginFields } from './loginErrors.ts';
import { rememberName } from './rememberedName.ts';

export interface LoginChoice {
  isNameKept: boolean;
  isSessionKept: boolean;
}

/** Signs a player in. Rejects with the `CallError` the view shows. */
export async function signIn(fields: LoginFields, choice: LoginChoice): Promise<void> {
  // A phone's keyboard leaves a space after a completed word; a password is sent as it was typed.
  const username = fields.username.trim();
  const answer = await call(login, { username, password: fields.password }, { quiet: true });
  rememberName(choice.isNameKept ? username : undefined);
  begin(answer, { text: 'Login Success', isKept: choice.isSessionKept });
}

export async function signInAsDemo(): Promise<void> {
  begin(await call(loginDemo, {}, { quiet: true }), { text: 'Login Success' });
}

/** Takes a session up, says so, closes the dialog and leads on. */
export function begin(
  answer: SignedIn,
  { text, isKept = true }: { text: string; isKept?: boolean },
): void {
  beginSession(answer, isKept);
  // So that a phone short of room does not throw the session away; some browsers ask the player.
  if (isKept) void navigator.storage?.persist?.().catch(() => undefined);
  // Once it is written: who hears of it reads it.
  void flushAll().then(tellOtherTabs);
  tellOtherTabs();
  const { returnTo } = authModal;
  closeAuth();
  leadOn(returnTo);
  notify('success', text);
}

/** Home, as the specification has it; from a page for guests the guard knows the way. */
function leadOn(returnTo: string | undefined): void {
  const here = location.pathname + location.search;
  if (returnTo === here || guestPaths.includes(location.pathname)) return;
  navigate(returnTo ?? paths.home);
}
