import { heard } from '../../api/silence.ts';
import { sessionCheck, sessionRefresh } from '../../contract/account/auth.ts';
import { balanceUpdated } from '../../contract/cashier/wallet.ts';
import { notificationToast } from '../../contract/notice.ts';
import {
  ask,
  closeTransport,
  listen,
  openTransport,
  renewTransport,
} from '../../realtime/transport.ts';
import { notify } from '../device/notices.ts';
import { refreshBalance, refreshExposure } from '../money/balance.ts';
import { connection, sawDisconnect, sawNetwork, whenBackOnline } from './connection.ts';
import { lookForNetwork } from './networkLook.ts';
import { onForget } from './privateState.ts';
import { refreshProfile } from './profile.ts';
import { session } from './session.ts';
import { forceSignOut } from './signOut.ts';

const onReady = new Set<() => void>();

/** Runs after every connect, once balance and exposure are known again: streams resume there. */
export function whenRealtimeReady(resume: () => void): () => void {
  onReady.add(resume);
  return () => onReady.delete(resume);
}

/** A channel that flaps is no reason to ask more often than this. */
const LOOK_EVERY_MS = 5000;
let lookedAt = Number.NEGATIVE_INFINITY;

function lookSoon(): void {
  if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
  lookedAt = performance.now();
  void lookForNetwork();
}

/** A reply of `failed` ends the session; no reply at all says nothing about it. */
async function checkSession(): Promise<void> {
  if (!session.isAuth) return;
  const reply = await ask(sessionCheck, {}).catch(() => undefined);
  if (reply?.status === 'failed') forceSignOut(reply.message);
}

async function connected(): Promise<void> {
  await checkSession();
  if (session.isAuth) await Promise.all([refreshBalance(), refreshExposure(), refreshProfile()]);
  sawNetwork(true);
  for (const resume of onReady) resume();
}

/** Opens the socket for whoever is here: a player, or a guest who watches a market. */
export function openRealtime(): Promise<void> {
  return openTransport(session.token, {
    connected: () => void connected(),
    heard,
    disconnected() {
      // One look for each time it was live: what then fails again and again is told by itself.
      if (connection.status === 'live') lookSoon();
      sawDisconnect();
    },
    sessionRefused: forceSignOut,
  });
}

/** The socket belongs to one session: a new token opens a new one, no token closes it. */
export function followSession(): void {
  if (session.token) void openRealtime();
  else closeTransport();
}

/** Handles what the server sends on its own. */
function followServer(): void {
  listen(sessionRefresh, () => void checkSession());
  listen(balanceUpdated, ({ balance }) => {
    if (typeof balance === 'number' && Number.isFinite(balance)) {
      session.wallet.balance = Math.round(balance * 100);
      session.walletAt = Date.now();
    } else {
      void refreshBalance();
    }
    void refreshExposure();
  });
  listen(notificationToast, ({ title, message, status }) => {
    const text = [title, message].filter(Boolean).join(' : ');
    notify(status, text || 'Something went wrong');
  });
  // A socket may outlive a short break: only what it says anew, after balance and exposure, counts.
  whenBackOnline(() => {
    if (connection.status !== 'live') renewTransport();
  });
  // A phone that slept may hold a socket that looks open and is dead.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !session.isAuth) return;
    ask(sessionCheck, {}).then(
      (reply) => reply.status === 'failed' && forceSignOut(reply.message),
      renewTransport,
    );
  });
}

followServer();
onForget(closeTransport);
