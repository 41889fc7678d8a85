import { call } from '../api/call.ts';
import { signOut as signOutCall } from '../contract/auth.ts';
import { paths } from '../paths.ts';
import { closeTransport } from '../realtime/transport.ts';
import { nextEpoch } from '../storage/canary.ts';
import { wipePrivate } from '../storage/wipe.ts';
import { openAuth } from './authModal.ts';
import { notify } from './notices.ts';
import { forgetPlayer } from './privateState.ts';
import { session } from './session.ts';

const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('oja') : undefined;

/** Removes the player from memory, device and screen. The epoch first: it counts in every tab at once. */
async function forget(): Promise<void> {
  nextEpoch();
  closeTransport();
  forgetPlayer();
  tabs?.postMessage('epoch');
  await wipePrivate().catch((error) => console.warn('wipe is still to do', error));
}

/** The player leaves: this device forgets first, then the server is told. */
export async function signOut(): Promise<void> {
  if (!session.isAuth) return;
  // The call reads the token as it begins, before the wipe takes it.
  const told = call(signOutCall, {}, { quiet: true, signal: AbortSignal.timeout(3000) });
  history.replaceState(null, '', paths.landing);
  await forget();
  await told.catch(() =>
    notify('warning', 'Signed out on this phone. We could not tell the server.'),
  );
}

/** The server ended the session. Ten refusals at once are one sign-out: after the first, nobody is signed in. */
export function forceSignOut(message?: string): void {
  if (!session.isAuth) return;
  const place = location.pathname + location.search;
  history.replaceState(null, '', `${paths.landing}?return=${encodeURIComponent(place)}`);
  void forget();
  if (message) notify('error', message);
  openAuth('login');
}

/** Another tab signed out: this one forgets as well. */
export function followSignOuts(): void {
  const follow = () => {
    if (!session.isAuth) return;
    closeTransport();
    forgetPlayer();
    history.replaceState(null, '', paths.landing);
  };
  tabs?.addEventListener('message', follow);
}
