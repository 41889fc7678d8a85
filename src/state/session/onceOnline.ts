import { subscribe } from 'valtio/vanilla';
import { connection } from './connection.ts';

/** Runs it once when the network is back. */
export function onceOnline(act: () => unknown): void {
  const stop = subscribe(connection, () => {
    if (connection.status === 'offline' || connection.status === 'reconnecting') return;
    stop();
    act();
  });
}
