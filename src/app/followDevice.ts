import { followNetworkHints } from '../state/connection.ts';
import { followSignOuts } from '../state/otherTabs.ts';

const APK = 'apk';

/** What the device tells at the start and while the app is open. */
export function followDevice(): void {
  followNetworkHints();
  followSignOuts();
  rememberApk();
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

/** One hundredth of the visible height, which `vh` is not while a phone's address bar shows. */
function measureViewport(): void {
  document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
}
