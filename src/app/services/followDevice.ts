import { followNetworkHints } from '../../state/session/connection.ts';
import { followSilence } from '../../state/session/networkLook.ts';
import { followOtherTabs } from '../../state/session/otherTabs.ts';
import {
  APK_KEY,
  CONTACT_KEY,
  GOODBYE_KEY,
  INVITATION_KEY,
  PLAY_LOCK_KEY,
} from '../../storage/keys.ts';
import { localText } from '../../storage/localText.ts';
import { flushWhenHidden } from '../../storage/persisted.ts';
import { isInvited } from './isInvited.ts';

/** What the device tells at the start and while the app is open. */
export function followDevice(): void {
  followNetworkHints();
  followSilence();
  followOtherTabs();
  flushWhenHidden();
  rememberApk();
  checkBreak();
  checkInvitation();
  checkContact();
  checkGoodbye();
  measureViewport();
  addEventListener('resize', measureViewport);
}

/** `apk=true` in the address is remembered: the app was opened from its Android package. */
function rememberApk(): void {
  if (new URLSearchParams(location.search).get('apk') === 'true') localText(APK_KEY).write('true');
}

/** A break holds on this phone whoever is signed in, and nobody too. */
function checkBreak(): void {
  if (isKept('localStorage', PLAY_LOCK_KEY)) void import('../../state/play/stateOfPlay.ts');
}

/** The code of an agent or a friend, in this address or in the one of a moment ago. */
function checkInvitation(): void {
  const { search, href } = location;
  if (!isInvited(search) && !isKept('sessionStorage', INVITATION_KEY)) return;
  void import('../../state/session/invitation.ts').then(({ readInvitation }) =>
    readInvitation(search, href),
  );
}

/** A registration that was left goes after its time also when nobody comes back to it. */
function checkContact(): void {
  if (!isKept('localStorage', CONTACT_KEY)) return;
  void import('../../state/session/contact.ts').then(({ keptContact }) => keptContact());
}

/** Somebody signed out here while the server could not be told. */
function checkGoodbye(): void {
  if (!isKept('localStorage', GOODBYE_KEY)) return;
  void import('../../state/session/goodbye.ts').then((goodbye) => goodbye.followGoodbyes());
}

function isKept(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return globalThis[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * One hundredth of the visible height, which `vh` is not while a phone's address bar or keyboard shows.
 * Dialogs, the slip and frames are as high as it lets them; `dvh` is younger than the oldest browser.
 */
function measureViewport(): void {
  document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
}
