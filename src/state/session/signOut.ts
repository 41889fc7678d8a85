import { abortCalls } from '../../api/abortCalls.ts';
import { paths } from '../../paths.ts';
import { releaseVisits } from '../../pwa/visits.ts';
import { nextEpoch } from '../../storage/canary.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { notify } from '../device/notices.ts';
import { openAuth } from './authModal.ts';
import { followGoodbyes, keepGoodbye, sayGoodbye } from './goodbye.ts';
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
async function forget(isEnded: boolean): Promise<void> {
  // Takes its copy of the session as it begins; what is still waiting then belongs to nobody.
  void releaseVisits();
  nextEpoch();
  abortCalls();
  forgetPlayer(isEnded);
  tellOtherTabs();
  await wipePrivate().catch((error) => console.warn('wipe is still to do', error));
}

/**
 * The player leaves: this device forgets, the server is told, now or with the next network, and the landing
 * page asks who comes next. Who leaves for a break is not asked back.
 */
export async function signOut({ opensAuth = OPENS_AUTH } = {}): Promise<void> {
  if (!session.isAuth) return;
  keepGoodbye(session.token);
  history.replaceState(null, '', paths.landing);
  const forgotten = forget(false);
  if (opensAuth) openAuth('login');
  const told = sayGoodbye(AbortSignal.timeout(GOODBYE_MS));
  await forgotten;
  if (await told) return;
  notify(
    'warning',
    'Signed out on this phone. We could not tell the server yet: it is told with the next network.',
  );
  followGoodbyes();
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
