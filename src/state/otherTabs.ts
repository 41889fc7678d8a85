import { paths } from '../paths.ts';
import { readCanary } from '../storage/canary.ts';
import { forgetPlayer } from './privateState.ts';
import { session } from './session.ts';

/** Carries hints, never data: who hears one reads again for itself. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('oja') : undefined;

export function tellOtherTabs(): void {
  tabs?.postMessage('epoch');
}

/**
 * Another tab signed out, perhaps while this one was frozen or kept for the back button: forget the
 * player here as well, before anything is painted.
 */
export function followSignOuts(): void {
  let { epoch } = readCanary();
  const follow = () => {
    const now = readCanary().epoch;
    if (now === epoch) return;
    epoch = now;
    if (!session.isAuth) return;
    forgetPlayer();
    history.replaceState(null, '', paths.landing);
  };
  tabs?.addEventListener('message', follow);
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}
