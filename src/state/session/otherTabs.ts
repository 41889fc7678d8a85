import { abortCalls } from '../../api/abortCalls.ts';
import { at } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import { isEpochOver, joinEpoch, readSessionMark } from '../../storage/sessionMark.ts';
import { wipeOverEpochs } from '../../storage/wipe.ts';
import { closeAuth } from './authModal.ts';
import { forgetPlayer } from './privateState.ts';
import { restoreSession, session } from './session.ts';

/** Carries hints and the mark of a session that ended, never data: a tab that hears one reads storage itself. */
let tabs: BroadcastChannel | undefined;

/**
 * Somebody signed in or out. `ended`: the owner mark of the session that was left, for tabs that cannot see it
 * by the epoch, because local storage is full or forbidden.
 */
export function tellOtherTabs(ended = ''): void {
  tabs?.postMessage(ended);
}

/**
 * Follows other tabs. If one signed out, perhaps while this tab was frozen or in the back/forward cache,
 * forgets the player here too, before anything is painted. If one signed in, joins it: one phone has one
 * player.
 */
export function syncWithOtherTabs(): void {
  // Records the epoch that this tab starts in.
  isEpochOver();
  // Not opened on import: in Node, where pages are prerendered, an open channel keeps the process alive.
  if ('BroadcastChannel' in globalThis) tabs = new BroadcastChannel('oja');
  tabs?.addEventListener('message', ({ data }) => follow(data));
  const look = () => follow();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}

function follow(ended?: unknown): void {
  const isOver = isEpochOver();
  if (isOver) joinEpoch();
  if (session.isAuth && (isOver || ended === session.owner)) leave();
  else join();
}

function leave(): void {
  abortCalls();
  forgetPlayer();
  history.replaceState(null, '', at(paths.landing));
  wipeOverEpochs().catch((error) => console.warn('the next start wipes', error));
}

/** Another tab signed in while this one has a guest. That tab may write its session a moment later. */
function join(): void {
  if (!session.isStoreHydrated || session.isAuth || !readSessionMark().held) return;
  restoreSession().then(
    () => session.isAuth && closeAuth(),
    (error) => console.warn('session not read', error),
  );
}
