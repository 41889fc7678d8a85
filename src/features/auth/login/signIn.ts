import { navigate } from 'wouter/use-browser-location';
import { call } from '../../../api/call.ts';
import { login, loginDemo, type SignedIn } from '../../../contract/account/auth.ts';
import { at, here } from '../../../lib/base.ts';
import { paths } from '../../../paths.ts';
import { guestPaths } from '../../../routeTable.ts';
import { notify } from '../../../state/device/notices.ts';
import { authModal, closeAuth, stepNow } from '../../../state/session/authModal.ts';
import { keepGoodbye, sendGoodbyes } from '../../../state/session/goodbye.ts';
import { tellOtherTabs } from '../../../state/session/otherTabs.ts';
import { beginSession, session } from '../../../state/session/session.ts';
import { flushAll } from '../../../storage/persisted.ts';
import type { LoginChoice } from './loginChoice.ts';
import type { LoginFields } from './loginErrors.ts';
import { rememberName } from './rememberedName.ts';

/** Signs a player in, and tells whether it did. Rejects with the `CallError` that the view shows. */
export async function signIn(fields: LoginFields, choice: LoginChoice): Promise<boolean> {
  // Phone keyboards add a space after a suggested word. Passwords are sent exactly as typed.
  const username = fields.username.trim();
  const isIn = await enter(
    () => call(login, { username, password: fields.password }, { quiet: true }),
    choice.isSessionKept,
  );
  if (isIn) rememberName(choice.isNameKept ? username : undefined);
  return isIn;
}

export async function signInAsDemo({
  isSessionKept,
}: Pick<LoginChoice, 'isSessionKept'>): Promise<void> {
  await enter(() => call(loginDemo, {}, { quiet: true }), isSessionKept);
}

/**
 * Signs in by the answer of the server, and tells whether it did: not where the player has left the login
 * meanwhile. Rejects as `ask` does.
 */
export async function enter(ask: () => Promise<SignedIn>, isKept: boolean): Promise<boolean> {
  const isShown = stepNow();
  const answer = await ask();
  if (isShown()) {
    begin(answer, { text: 'Login Success', isKept });
    return true;
  }
  if (answer.token !== session.token) {
    keepGoodbye(answer.token);
    void sendGoodbyes();
  }
  return false;
}

/** Starts the session, notifies the player, closes the dialog and opens the next page. */
export function begin(
  answer: SignedIn,
  { text, isKept = true }: { text: string; isKept?: boolean },
): void {
  // Of a session that this tab has joined meanwhile: one phone has one player.
  const { token } = session;
  const isOther = token !== '' && token !== answer.token;
  if (isOther) keepGoodbye(token);
  beginSession(answer, isKept);
  if (isOther) void sendGoodbyes();
  // Asks the browser not to evict the session when the phone is short of space. Some browsers ask the player.
  if (isKept) void navigator.storage?.persist?.().catch(() => undefined);
  // Tell the other tabs only once the session is written, because they read it then.
  void flushAll().then(() => tellOtherTabs());
  tellOtherTabs();
  const { returnTo } = authModal;
  closeAuth();
  leadOn(returnTo);
  notify('success', text);
}

/** Goes to Home, as the specification says. From guests' pages, the route guard redirects. */
function leadOn(returnTo: string | undefined): void {
  const path = here();
  if (returnTo === path + location.search || guestPaths.includes(path)) return;
  navigate(at(returnTo ?? paths.home));
}
