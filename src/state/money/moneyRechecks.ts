import { subscribe } from 'valtio/vanilla';
import { connection } from '../session/connection.ts';
import { whenRealtimeReady } from '../session/realtimeSession.ts';

const rechecks = new Set<() => void>();
let isFollowing = false;

/** From now on this is asked each time the network is back. */
export function recheckWithNetwork(recheck: () => void): void {
  rechecks.add(recheck);
}

/** Once: with the network back, what is not known is asked for. */
export function followMoneyRequests(): void {
  if (isFollowing) return;
  isFollowing = true;
  const all = () => {
    for (const recheck of rechecks) recheck();
  };
  whenRealtimeReady(all);
  subscribe(connection, () => {
    if (connection.status !== 'offline') all();
  });
}
