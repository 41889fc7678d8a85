import { readPlayLock } from '../state/play/playLock.ts';
import { closeAuth } from '../state/session/authModal.ts';
import { connection } from '../state/session/connection.ts';
import { organisation } from '../state/session/organisation.ts';
import { forgetPlayer } from '../state/session/privateState.ts';
import { session } from '../state/session/session.ts';
import { wipePrivate } from '../storage/wipe.ts';

/**
 * Resets the app to a guest's on a new phone: no player, nothing saved, nothing known of brand or network.
 */
export async function freshState(): Promise<void> {
  forgetPlayer();
  closeAuth();
  session.isStoreHydrated = false;
  Object.assign(connection, { status: 'off', since: 0 });
  Object.assign(organisation, { organisationStatus: 'live', appDetails: undefined, isTold: false });
  await wipePrivate();
  localStorage.clear();
  readPlayLock();
}
