import { clear } from 'idb-keyval';
import { database } from './database.ts';

const PENDING = 'oja:wipe-pending';

/** Local storage keys that belong to the player and go with every sign-out. */
const PRIVATE_KEYS = ['mobile_details'];

/**
 * Removes everything of the player from this device: session, saved lists, session storage, the number
 * kept between registration steps. Theme, the `apk` flag, the visit queue and the shell stay.
 * When the database refuses, the next start tries again before it reads anything.
 */
export async function wipePrivate(): Promise<void> {
  remember(true);
  try {
    sessionStorage.clear();
    for (const key of PRIVATE_KEYS) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: then nothing was kept there either.
  }
  await clear(database);
  remember(false);
}

/** Ends a wipe that was cut off: the browser was killed, or the database had refused. */
export async function finishWipe(): Promise<void> {
  try {
    if (localStorage.getItem(PENDING) === null) return;
  } catch {
    return;
  }
  await wipePrivate();
}

function remember(pending: boolean): void {
  try {
    if (pending) localStorage.setItem(PENDING, '1');
    else localStorage.removeItem(PENDING);
  } catch {
    // Without local storage a cut-off wipe is not known; the epoch still hides what is left.
  }
}
