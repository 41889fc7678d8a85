import { at } from '../../lib/base.ts';
import { paths } from '../../paths.ts';
import {
  GOODBYE_KEY,
  PLAY_LOCK_KEY,
  SESSION_MARK_KEY,
  WIPE_PENDING_KEY,
} from '../../storage/keys.ts';
import { wipePrivate } from '../../storage/wipe.ts';
import { stopDataMeter } from '../device/dataMeter.ts';
import { hydrateSession, session } from './session.ts';
import { signOut } from './signOut.ts';

/**
 * What a wipe leaves: a break, which nobody may wipe away; sign-outs that the server has not heard of; and
 * the marks that keep other tabs and the next start from using what is gone. None of it names anybody.
 */
const LEFT = [PLAY_LOCK_KEY, GOODBYE_KEY, SESSION_MARK_KEY, WIPE_PENDING_KEY];

/** Signs out and removes everything of the player and of their choices from this phone. Works offline. */
export async function wipePhone(): Promise<void> {
  // The lock screen stands before the session is read.
  if (!session.isStoreHydrated) await hydrateSession();
  await signOut({ opensAuth: false });
  stopDataMeter();
  await wipePrivate().catch((error) => console.warn('wipe is still to do', error));
  try {
    for (const key of Object.keys(localStorage)) {
      if (!LEFT.includes(key)) localStorage.removeItem(key);
    }
  } catch {
    // Local storage is blocked, so it holds nothing.
  }
  location.replace(at(paths.landing));
}
