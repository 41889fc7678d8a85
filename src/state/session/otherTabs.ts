import { abortCalls } from '../../api/abortCalls.ts';
import { paths } from '../../paths.ts';
import { isEpochOver, joinEpoch, readCanary } from '../../storage/canary.ts';
import { wipeOverEpochs } from '../../storage/wipe.ts';
import { closeAuth } from './authModal.ts';
import { forgetPlayer } from './privateState.ts';
import { session, takeUpSession } from './session.ts';

/** Carries hints, never data: who hears one reads again for itself. */
let tabs: BroadcastChannel | undefined;

export function tellOtherTabs(): void {
  tabs?.postMessage('epoch');
}

/**
 * Another tab signed out, perhaps while this one was frozen or kept for the back button: forget the
 * player here as well, before anything is painted. Or it signed in: one phone has one player.
 */
export function followOtherTabs(): void {
  // From here on this tab knows which sign-in it is at.
  isEpochOver();
  // Opened here and not on import: in Node, where pages are written, it would hold the process.
  if ('BroadcastChannel' in globalThis) tabs = new BroadcastChannel('oja');
  tabs?.addEventListener('message', follow);
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
}

function follow(): void {
  const isOver = isEpochOver();
  if (isOver) joinEpoch();
  if (isOver && session.isAuth) leave();
  else join();
}

function leave(): void {
  abortCalls();
  forgetPlayer();
  history.replaceState(null, '', paths.landing);
  wipeOverEpochs().catch((error) => console.warn('the next start wipes', error));
}

/** A guest's tab beside one in which somebody has signed in; their session may be written a moment later. */
function join(): void {
  if (!session.isStoreHydrated || session.isAuth || !readCanary().held) return;
  takeUpSession().then(
    () => session.isAuth && closeAuth(),
    (error) => console.warn('session not read', error),
  );
}
