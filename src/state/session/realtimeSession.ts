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
import {
  connection,
  sawDisconnect,
  sawNetwork,
  sawNoSocket,
  whenBackOnline,
} from './connection.ts';
import { lookForNetwork } from './networkLook.ts';
import { onForget } from './privateState.ts';
import { refreshProfile } from './profile.ts';
import { tellRealtimeReady } from './realtimeReady.ts';
import { session } from './session.ts';
import { forceSignOut } from './signOut.ts';

/** If the socket keeps reconnecting, check no more often than this. */
const LOOK_EVERY_MS = 5000;
let lookedAt = Number.NEGATIVE_INFINITY;

function lookSoon(): void {
  if (performance.now() - lookedAt < LOOK_EVERY_MS) return;
  lookedAt = performance.now();
  void lookForNetwork();
}

/** Checks the session after a connect. `failed` ends it; no reply proves nothing. */
async function checkSession(): Promise<void> {
  if (!session.isAuth) return;
  const reply = await ask(sessionCheck, {}).catch(() => undefined);
  if (reply?.status === 'failed') forceSignOut(reply.message);
}

async function connected(): Promise<void> {
  const { owner } = session;
  await checkSession();
  if (session.isAuth) await Promise.all([refreshBalance(), refreshExposure(), refreshProfile()]);
  // The player has left meanwhile, and the socket with them.
  if (owner !== session.owner) return;
  sawNetwork(true);
  tellRealtimeReady();
}

/** Opens the socket for the current player, or for a guest who watches a market. */
export function openRealtime(): Promise<void> {
  return openTransport(session.token, {
    connected: () => void connected(),
    heard,
    disconnected() {
      // Probe once for each time it was live. Further failed attempts to connect report themselves.
      if (connection.status === 'live') lookSoon();
      sawDisconnect();
    },
    sessionRefused: forceSignOut,
  });
}

/** Ties the socket to the session: a new token opens a new socket, no token closes it. */
export function connectWithSession(): void {
  if (session.token) void openRealtime();
  else closeRealtime();
}

function closeRealtime(): void {
  closeTransport();
  sawNoSocket();
}

/** Handles the server's pushed messages. */
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
    // It may be the answer to the player's documents, which says whether they may withdraw.
    if (session.userProfile?.kycStatus === 'pending') void refreshProfile();
  });
  // A socket may survive a short interruption. Trust its data only after balance and exposure are refreshed.
  whenBackOnline(() => {
    if (connection.status !== 'live') renewTransport();
  });
  // After the phone has slept, a socket may look open and be dead.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !session.isAuth) return;
    ask(sessionCheck, {}).then(
      (reply) => reply.status === 'failed' && forceSignOut(reply.message),
      renewTransport,
    );
  });
}

followServer();
onForget(closeRealtime);
