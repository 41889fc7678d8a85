import { abortCalls } from '../../api/abortCalls.ts';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { signOut as signOutCall } from '../../contract/auth.ts';
import { paths } from '../../paths.ts';
import { releaseVisits } from '../../pwa/visits.ts';
import { nextEpoch } from '../../storage/canary.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { notify } from '../device/notices.ts';
import { openAuth } from './authModal.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { forgetPlayer } from './privateState.ts';
import { session } from './session.ts';

/** The specification: "the auth pop-up on sign-out is enabled". */
const OPENS_AUTH = true;

/** How long the server is waited for when the player leaves. */
const GOODBYE_MS = 3000;

/**
 * Removes the player from memory, screen and device, in this order: the epoch counts in every tab at
 * once, what was asked is broken off, the stores and the socket forget, the device is wiped.
 */
async function forget(isEnded: boolean, sayGoodbye?: () => void): Promise<void> {
  // Takes its copy of the session as it begins; what is still waiting then belongs to nobody.
  void releaseVisits();
  nextEpoch();
  abortCalls();
  // Takes the token as it begins, before the session forgets it.
  sayGoodbye?.();
  forgetPlayer(isEnded);
  tellOtherTabs();
  await wipePrivate().catch((error) => console.warn('wipe is still to do', error));
}

/**
 * The player leaves: this device forgets, the server is told, and the landing page asks who comes next.
 * Who leaves for a break is not asked back.
 */
export async function signOut({ opensAuth = OPENS_AUTH } = {}): Promise<void> {
  if (!session.isAuth) return;
  let told: Promise<unknown> = Promise.resolve();
  history.replaceState(null, '', paths.landing);
  const forgotten = forget(false, () => {
    told = call(signOutCall, {}, { quiet: true, signal: AbortSignal.timeout(GOODBYE_MS) });
    // The wipe comes first, and a refusal may come before it has ended.
    told.catch(() => undefined);
  });
  if (opensAuth) openAuth('login');
  await forgotten;
  await told.catch((error) => {
    // An empty answer is an answer.
    if (error instanceof CallError && error.kind === 'empty') return;
    notify('warning', 'Signed out on this phone. We could not tell the server.');
  });
}

/** The server ended the session. Ten refusals at once are one sign-out: after the first, nobody is in. */
export function forceSignOut(message?: string): void {
  if (!session.isAuth) return;
  const place = location.pathname + location.search;
  history.replaceState(null, '', `${paths.landing}?return=${encodeURIComponent(place)}`);
  void forget(true);
  if (message) notify('error', message);
  openAuth('login');
}
