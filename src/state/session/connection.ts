import { proxy } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { offlineSince } from '../../storage/offlineSince.ts';

/** A shorter interruption gets no banner. */
const PATIENCE_MS = 5000;

export const connection = proxy<{
  /** `off`: no socket is wanted yet, and no call has failed for lack of a network. */
  status: 'off' | 'live' | 'reconnecting' | 'offline';
  /** When `status` began, epoch ms. While offline: when anything was last heard, across reloads. */
  since: number;
  /** Offline because nothing answers, although the phone says that it is connected. */
  isSilent: boolean;
}>({ status: 'off', since: 0, isSilent: false });

/** Without a socket there is nothing to reconnect; the next answer decides. */
let hasSocket = false;
let patience: ReturnType<typeof setTimeout> | undefined;

function become(status: typeof connection.status, isSilent = false): void {
  clearTimeout(patience);
  patience = undefined;
  if (connection.status === status && connection.isSilent === isSilent) return;
  if (connection.status !== status) connection.since = Date.now();
  if (status === 'offline') connection.since = offlineSince.read();
  Object.assign(connection, { status, isSilent });
}

/** The socket is up, or a call was answered. */
export function sawNetwork(isRealtime: boolean): void {
  hasSocket ||= isRealtime;
  offlineSince.forget();
  if (isRealtime) become('live');
  else if (connection.status === 'offline') become('off');
}

/** The socket was lost; it reconnects by itself. */
export function sawDisconnect(): void {
  if (!navigator.onLine) sawOffline();
  // Where nothing answers, a failed attempt is no news.
  else if (connection.status !== 'offline')
    patience ??= setTimeout(() => become('reconnecting'), PATIENCE_MS);
}

/** The socket was closed, because nobody wants it any more. */
export function sawNoSocket(): void {
  hasSocket = false;
  // While offline nobody waits for it.
  if (connection.status !== 'offline') become('off');
}

/** There is no network: the phone says so, or nothing answers. */
export function sawOffline(): void {
  become('offline', navigator.onLine);
}

/** Watches the browser's `online` and `offline` events. They are hints: the first answer decides. */
export function followNetworkHints(): void {
  if (!navigator.onLine) sawOffline();
  addEventListener('offline', sawOffline);
  addEventListener('online', () => {
    if (connection.status === 'offline') become(hasSocket ? 'reconnecting' : 'off');
  });
}

/** Resolves when the socket is up. Rejects at once when the phone is offline, otherwise after `limitMs`. */
export function whenLive(limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => end(() => reject(new Error('no live connection')));
    const look = () => {
      if (connection.status === 'live') end(resolve);
      else if (connection.status === 'offline') giveUp();
    };
    const stop = subscribeKey(connection, 'status', look);
    const limit = setTimeout(giveUp, limitMs);
    function end(settle: () => void) {
      stop();
      clearTimeout(limit);
      settle();
    }
    look();
  });
}

/** Runs `resume` each time the phone stops being offline. Returns a function that ends it. */
export function whenBackOnline(resume: () => void): () => void {
  let wasOffline = connection.status === 'offline';
  return subscribeKey(connection, 'status', (status) => {
    if (wasOffline && status !== 'offline') resume();
    wasOffline = status === 'offline';
  });
}
