import { subscribe } from 'valtio/vanilla';
import { connection } from '../session/connection.ts';
import { whenRealtimeReady } from '../session/realtimeReady.ts';

const rechecks = new Set<() => void>();
let isFollowing = false;

/** Registers a recheck to run each time the network comes back. */
export function recheckWithNetwork(recheck: () => void): void {
  rechecks.add(recheck);
}

/** Runs all rechecks whenever the network comes back. Later calls do nothing. */
export function recheckMoneyWhenOnline(): void {
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
