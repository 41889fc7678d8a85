import { proxy } from 'valtio/vanilla';

/** A break shorter than this is not worth a banner. */
const PATIENCE_MS = 5000;

export const connection = proxy<{
  /** `off`: no realtime wanted yet, and the network was not seen to fail. */
  status: 'off' | 'live' | 'reconnecting' | 'offline';
  /** When `status` began, epoch ms. */
  since: number;
}>({ status: 'off', since: 0 });

/** A page without a socket has nothing to reconnect: the next answer decides. */
let hasSocket = false;
let patience: ReturnType<typeof setTimeout> | undefined;

function become(status: typeof connection.status): void {
  clearTimeout(patience);
  patience = undefined;
  if (connection.status === status) return;
  connection.status = status;
  connection.since = Date.now();
}

/** The socket is up, or a call was answered. */
export function sawNetwork(isRealtime: boolean): void {
  hasSocket ||= isRealtime;
  if (isRealtime) become('live');
  else if (connection.status === 'offline') become('off');
}

export function sawDisconnect(): void {
  if (navigator.onLine) patience ??= setTimeout(() => become('reconnecting'), PATIENCE_MS);
  else sawOffline();
}

export function sawOffline(): void {
  become('offline');
}

/** `online` and `offline` are hints: the first answer decides. */
export function followNetworkHints(): void {
  if (!navigator.onLine) sawOffline();
  addEventListener('offline', sawOffline);
  addEventListener('online', () => {
    if (connection.status === 'offline') become(hasSocket ? 'reconnecting' : 'off');
  });
}
