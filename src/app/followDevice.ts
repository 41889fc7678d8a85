import { followNetworkHints } from '../state/connection.ts';
import { readInvitation } from '../state/invitation.ts';
import { followSignOuts } from '../state/otherTabs.ts';
import { flushWhenHidden } from '../storage/persisted.ts';

const APK = 'apk';
const CONTACT = 'mobile_details';

/** What the device tells at the start and while the app is open. */
export function followDevice(): void {
  followNetworkHints();
  followSignOuts();
  flushWhenHidden();
  rememberApk();
  readInvitation();
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

/** A registration that was left goes after its time also when nobody comes back to it. */
function checkContact(): void {
  try {
    if (localStorage.getItem(CONTACT) === null) return;
  } catch {
    return;
  }
  void import('../state/contact.ts').then(({ keptContact }) => keptContact());
}

/** One hundredth of the visible height, which `vh` is not while a phone's address bar shows. */
function measureViewport(): void {
  document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
}
