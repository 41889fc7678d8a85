import { here } from '../../lib/base.ts';
import { untilLoaded } from '../../lib/untilLoaded.ts';
import { isAppleTouch } from '../../pwa/installedApp.ts';
import { installOffer } from '../../pwa/installOffer.ts';
import { startDataMeter } from '../../state/device/dataMeter.ts';
import { session } from '../../state/session/session.ts';
import { isKept } from '../../storage/isKept.ts';
import { LOCK_KEY, savedKeys } from '../../storage/keys.ts';
import { savedFields } from '../../storage/savedFields.ts';
import { installHintWanted } from '../overPages.ts';
import { productOf } from '../shell/rail/productOf.ts';
import { syncAppBadge } from './appBadge.ts';
import { followTaps } from './followTaps.ts';
import { keepFocus } from './keepFocus.ts';

let isStarted = false;

/** Starts what can wait until the phone is idle. Not used on the landing page. */
export function startAtRest(): void {
  if (isStarted) return;
  isStarted = true;
  keepFocus();
  followTaps();
  startDataMeter();
  syncAppBadge();
  void sendNotes();
  lockWithPin();
  if (session.token) {
    keepLastView();
    renewPushes();
    void askAfterCoupons();
  }
  if (installOffer.isOpen() || isAppleTouch()) installHintWanted.open();
  else {
    const stop = installOffer.subscribe(() => {
      stop();
      installHintWanted.open();
    });
  }
}

/** Sends the support notes that were written offline. */
async function sendNotes(): Promise<void> {
  const fields = await savedFields(savedKeys.support);
  if (fields.length === 0) return;
  const { startSupport } = await untilLoaded(
    () => import('../../features/support/supportNotes.ts'),
  );
  startSupport();
}

/** The sportsbook's slip does it by itself, and the exchange's stands on every other page. */
async function askAfterCoupons(): Promise<void> {
  if (productOf(here()) === 'sportsbook') return;
  const fields = await savedFields(savedKeys.couponSlip);
  if (!fields.includes('sent')) return;
  const { tellOfLostCoupons } = await untilLoaded(
    () => import('../../features/sportsbook/slip/coupon/lostCoupons.ts'),
  );
  await tellOfLostCoupons();
}

/** A phone that gets pushes belongs to this session from now on. */
function renewPushes(): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  import('../../state/device/push.ts')
    .then(({ renewPush }) => renewPush())
    // The next start does it.
    .catch(() => undefined);
}

/** Home is kept as it was last seen, for the next start. */
function keepLastView(): void {
  const root = document.getElementById('root');
  import('./keepLastView.ts').then(
    ({ keepLastView }) => root && keepLastView(root),
    // Without it the next start shows the shell first.
    () => undefined,
  );
}

/** A PIN that another tab sets locks this one, too. */
function lockWithPin(): void {
  if (isKept('localStorage', LOCK_KEY)) {
    watchForIdle();
    return;
  }
  const look = ({ key }: StorageEvent) => {
    if (key !== LOCK_KEY || !isKept('localStorage', LOCK_KEY)) return;
    removeEventListener('storage', look);
    watchForIdle();
  };
  addEventListener('storage', look);
}

/** Loaded with the lock screen at the start, or when the PIN was set. */
function watchForIdle(): void {
  void untilLoaded(() => import('../../features/lock/watchIdle.ts')).then(({ watchIdle }) =>
    watchIdle(),
  );
}
