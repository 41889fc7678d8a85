// A break applies on this phone, whoever is signed in.
import '../../state/play/stateOfPlay.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';
import { followNetworkHints } from '../../state/session/connection.ts';
import { probeWhileSilent } from '../../state/session/networkLook.ts';
import { syncWithOtherTabs } from '../../state/session/otherTabs.ts';
import { isKept } from '../../storage/isKept.ts';
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

/** Starts what watches the device: called at start, runs while the app is open. */
export function followDevice(): void {
  followNetworkHints();
  probeWhileSilent();
  syncWithOtherTabs();
  flushWhenHidden();
  rememberApk();
  checkInvitation();
  checkContact();
  checkGoodbye();
  wearForcedColours();
  measureViewport();
  addEventListener('resize', measureViewport);
}

/** Few players need these styles, so only they fetch them. */
function wearForcedColours(): void {
  const forced = matchMedia('(forced-colors: active)');
  const wear = () => {
    if (forced.matches) void import('../../ui/style/forced.css').catch(() => undefined);
  };
  wear();
  forced.addEventListener('change', wear);
}

/** Remembers `apk=true` from the address: the app was opened from its Android package. */
function rememberApk(): void {
  if (new URLSearchParams(location.search).get('apk') === 'true') localText(APK_KEY).write('true');
}

/** Reads the invitation code from this address, or from the last one. */
function checkInvitation(): void {
  const { search, href } = location;
  if (!isInvited(search) && !isKept('sessionStorage', INVITATION_KEY)) return;
  void untilLoaded(() => import('../../state/session/invitation.ts')).then(({ readInvitation }) =>
    readInvitation(search, href),
  );
}

/** Deletes the contact of an abandoned registration when it expires, even if the player does not return. */
function checkContact(): void {
  if (!isKept('localStorage', CONTACT_KEY)) return;
  void untilLoaded(() => import('../../state/session/contact.ts')).then(({ keptContact }) =>
    keptContact(),
  );
}

/** Tells the server of sign-outs, and of breaks, that it could not be told of before. */
function checkGoodbye(): void {
  if (![GOODBYE_KEY, PLAY_LOCK_KEY].some((key) => isKept('localStorage', key))) return;
  void untilLoaded(() => import('../../state/session/goodbye.ts')).then((goodbye) =>
    goodbye.sendGoodbyesWhenOnline(),
  );
}

/**
 * Sets one hundredth of the visible height as a CSS variable; `vh` ignores a phone's address bar and
 * keyboard. Dialogs, the slip and frames use it, because the oldest supported browsers lack `dvh`.
 */
function measureViewport(): void {
  document.documentElement.style.setProperty('--vh', `${innerHeight / 100}px`);
}
