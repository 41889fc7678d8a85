import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { OFFLINE_SINCE_KEY } from '../../storage/keys.ts';

/** A break shorter than this is not worth a banner. */
const PATIENCE_MS = 5000;

export const connection = proxy<{
  /** `off`: no realtime wanted yet, and the network was not seen to fail. */
  status: 'off' | 'live' | 'reconnecting' | 'offline';
  /** When `status` began, epoch ms. Offline it is when something was heard last, over a page load too. */
  since: number;
  /** Offline although the phone says that it is connected: nothing answers. */
  isSilent: boolean;
}>({ status: 'off', since: 0, isSilent: false });

/** A page without a socket has nothing to reconnect: the next answer decides. */
let hasSocket = false;
let patience: ReturnType<typeof setTimeout> | undefined;

function become(status: typeof connection.status, isSilent = false): void {
  clearTimeout(patience);
  patience = undefined;
  if (connection.status === status && connection.isSilent === isSilent) return;
  if (connection.status !== status) connection.since = Date.now();
  if (status === 'offline') connection.since = offlineSince();
  Object.assign(connection, { status, isSilent });
}

/** Kept in the tab until something answers: a page that is loaded anew has not just gone offline. */
function offlineSince(): number {
  const now = Date.now();
  try {
    const kept = Number(sessionStorage.getItem(OFFLINE_SINCE_KEY));
    if (kept > 0 && kept <= now) return kept;
    sessionStorage.setItem(OFFLINE_SINCE_KEY, String(now));
  } catch {
    // Storage is blocked: it is told anew after each load.
  }
  return now;
}

/** The socket is up, or a call was answered. */
export function sawNetwork(isRealtime: boolean): void {
  hasSocket ||= isRealtime;
  try {
    sessionStorage.removeItem(OFFLINE_SINCE_KEY);
  } catch {
    // Then nothing was kept.
  }
  if (isRealtime) become('live');
  else if (connection.status === 'offline') become('off');
}

export function sawDisconnect(): void {
  if (navigator.onLine) patience ??= setTimeout(() => become('reconnecting'), PATIENCE_MS);
  else sawOffline();
}

/** No network, by the phone's own word or because nothing answers. */
export function sawOffline(): void {
  become('offline', navigator.onLine);
}

/** `online` and `offline` are hints: the first answer decides. */
export function followNetworkHints(): void {
  if (!navigator.onLine) sawOffline();
  addEventListener('offline', sawOffline);
  addEventListener('online', () => {
    if (connection.status === 'offline') become(hasSocket ? 'reconnecting' : 'off');
  });
}

/** Runs each time the phone is offline no more; ends with what it gives back. */
export function whenBackOnline(resume: () => void): () => void {
  let wasOffline = connection.status === 'offline';
  return subscribeKey(connection, 'status', (status) => {
    if (wasOffline && status !== 'offline') resume();
    wasOffline = status === 'offline';
  });
}
