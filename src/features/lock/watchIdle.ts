import { reloadHeld } from '../../lib/holdReload.ts';
import { isKept } from '../../storage/isKept.ts';
import { LOCK_KEY } from '../../storage/keys.ts';
import { flushAll } from '../../storage/persisted.ts';
import { coverPage, uncoverPage } from './lockCover.tsx';
import { isLockDue, markLocked, noteTouch } from './pinLock.ts';

const CHECK_MS = 10_000;

let isWatching = false;

/**
 * Locks the app once nobody has touched it for long enough, in this tab or another. To lock is to cover the page
 * at once and to load it again: then nothing of the player is in its memory, and the start asks for the PIN.
 */
export function watchIdle(): void {
  if (isWatching) return;
  isWatching = true;
  let touchedAt = Date.now();
  let notedAt = 0;
  const note = () => {
    touchedAt = Date.now();
    if (touchedAt - notedAt < CHECK_MS) return;
    notedAt = touchedAt;
    // A phone that slept may wake by this touch.
    if (isKept('localStorage', LOCK_KEY) && !lockIfDue()) noteTouch(touchedAt);
  };
  // Not `scroll`: pictures that change by themselves scroll, too.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
    addEventListener(type, note, { passive: true, capture: true });
  }
  addEventListener('storage', ({ key }) => {
    // Another tab has unlocked or removed the PIN.
    if (key === LOCK_KEY && !lockIfDue()) uncoverPage();
  });
  document.addEventListener('visibilitychange', () => document.hidden || lockIfDue());
  setInterval(lockIfDue, CHECK_MS);
  // Another tab may have locked while this was on its way.
  lockIfDue();
}

/** Locks at once: the player asked for it. */
export function lockNow(): void {
  markLocked();
  lockIfDue();
}

/** What a reload would interrupt goes on under the cover; a check after its end loads the page again. */
function lockIfDue(): boolean {
  if (!isKept('localStorage', LOCK_KEY) || !isLockDue(Date.now())) return false;
  markLocked();
  coverPage();
  if (reloadHeld() === undefined) void flushAll().finally(() => location.reload());
  return true;
}
