import { abortCalls } from '../../api/abortCalls.ts';
import { at, here } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import { dropPush } from '../../pwa/dropPush.ts';
import { releaseVisits } from '../../pwa/visits.ts';
import { nextEpoch } from '../../storage/sessionMark.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { notify } from '../device/notices.ts';
import { openAuth } from './authModal.ts';
import { keepGoodbye, sendGoodbyes, sendGoodbyesWhenOnline } from './goodbye.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { forgetPlayer } from './privateState.ts';
import { session } from './session.ts';

/** The specification says "the auth pop-up on sign-out is enabled". */
const OPENS_AUTH = true;

/** How long a sign-out waits for the server. */
const GOODBYE_MS = 3000;

/**
 * Removes the player from memory, screen and device, in this order: end the epoch for every tab, abort the
 * calls, reset the stores and close the socket, wipe the device.
 */
async function forget(isEnded: boolean): Promise<void> {
  // Takes its own copy of the session. Visits not delivered within 2 s lose their owner.
  void releaseVisits();
  void dropPush().catch((error) => console.warn('push messages not ended here', error));
  const { owner } = session;
  nextEpoch();
  abortCalls();
  forgetPlayer(isEnded);
  tellOtherTabs(owner);
  await wipePrivate().catch((error) => console.warn('wipe is still to do', error));
}

/**
 * Signs the player out: wipes this device, tells the server now or when the network returns, and opens the
 * auth dialog on the landing page. A player who leaves for a break gets no dialog.
 */
export async function signOut({ opensAuth = OPENS_AUTH } = {}): Promise<void> {
  if (!session.isAuth) return;
  keepGoodbye(session.token);
  history.replaceState(null, '', at(paths.landing));
  const forgotten = forget(false);
  if (opensAuth) openAuth('login');
  const told = sendGoodbyes(AbortSignal.timeout(GOODBYE_MS));
  await forgotten;
  if (await told) return;
  notify(
    'warning',
    "Logged out on this phone. We'll finish logging you out as soon as our server answers.",
  );
  sendGoodbyesWhenOnline();
}

/**
 * Signs out because the server ended the session. Ten refusals at once sign out once: after the first, nobody
 * is signed in.
 */
export function forceSignOut(message?: string): void {
  if (!session.isAuth) return;
  const place = here() + location.search;
  history.replaceState(null, '', `${at(paths.landing)}?return=${encodeURIComponent(place)}`);
  void forget(true);
  if (message) notify('error', message);
  openAuth('login');
}
