import { workerAtStart } from '../pwa/workerAtStart.ts';
import { isKept } from '../storage/isKept.ts';
import {
  CONTACT_KEY,
  GOODBYE_KEY,
  INVITATION_KEY,
  LOCK_KEY,
  PLAY_LOCK_KEY,
  REGISTRATION_KEY,
  WIPE_PENDING_KEY,
} from '../storage/keys.ts';
import { readSessionMark } from '../storage/sessionMark.ts';

/** What a guest has left on this phone, and only the app knows what to do with. */
const LOCAL = [CONTACT_KEY, GOODBYE_KEY, LOCK_KEY, PLAY_LOCK_KEY, WIPE_PENDING_KEY];
const OF_THE_TAB = [INVITATION_KEY, REGISTRATION_KEY];

/** Whether only the app can go on here: a player's session is held, something waits, the address says more. */
export function hasBusiness(): boolean {
  return (
    readSessionMark().held ||
    location.search !== '' ||
    location.hash.startsWith('#receipt=') ||
    LOCAL.some((key) => isKept('localStorage', key)) ||
    OF_THE_TAB.some((key) => isKept('sessionStorage', key))
  );
}

/** Whether a document starts the app at once: also where there is no network, which the app tells of. */
export const needsApp = (): boolean =>
  hasBusiness() ||
  // A worker that serves this page may not have the app.
  (navigator.onLine
    ? document.querySelector('#document[data-app]') !== null
    : workerAtStart === undefined);
