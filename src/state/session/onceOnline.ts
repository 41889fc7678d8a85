import { subscribe } from 'valtio/vanilla';
import { connection } from './connection.ts';
import { whenRealtimeReady } from './realtimeReady.ts';

/** Runs it once when the network is back, or the socket, which may reconnect before anybody is told that it was gone. */
export function onceOnline(act: () => unknown): void {
  const run = () => {
    for (const stop of stops) stop();
    act();
  };
  const stops = [
    whenRealtimeReady(run),
    subscribe(connection, () => {
      if (connection.status !== 'offline' && connection.status !== 'reconnecting') run();
    }),
  ];
}
