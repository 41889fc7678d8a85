import { followNetworkHints } from '../state/session/connection.ts';
import { followSilence } from '../state/session/networkLook.ts';
import { followOtherTabs } from '../state/session/otherTabs.ts';
import { flushWhenHidden } from '../storage/persisted.ts';
import { isInvited } from './isInvited.ts';

const APK = 'apk';
const CONTACT = 'mobile_details';
const INVITATION = 'oja:invitation';
const PLAY_LOCK = 'oja:play-lock';

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
  measureViewport();
  addEventListener('resize', measureViewport);
}

/** `apk=true` in the address is remembered: the app was opened from its Android package. */
function rememberApk(): void {
  if (new URLSearchParams(location.search).get(APK) !== 'true') return;
  try {
    localStorage.setItem(APK, 'true');
  } catch {
    // Local storage is blocked: the flag holds for this address only.
  }
}

/** A break holds on this phone whoever is signed in, and nobody too. */
function checkBreak(): void {
  if (isKept('localStorage', PLAY_LOCK)) void import('../state/play/stateOfPlay.ts');
}

/** The code of an agent or a friend, in this address or in the one of a moment ago. */
function checkInvitation(): void {
  const { search, href } = location;
  if (!isInvited(search) && !isKept('sessionStorage', INVITATION)) return;
  void import('../state/session/invitation.ts').then(({ readInvitation }) =>
    readInvitation(search, href),
  );
}

/** A registration that was left goes after its time also when nobody comes back to it. */
function checkContact(): void {
  if (!isKept('localStorage', CONTACT)) return;
  void import('../state/session/contact.ts').then(({ keptContact }) => keptContact());
}

function isKept(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return globalThis[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}

/** One hundredth of the visible height, which `vh` is not while a phone's address bar shows. */
function measureViewport(): void {
  document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
}
