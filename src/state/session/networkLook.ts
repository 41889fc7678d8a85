import { subscribeKey } from 'valtio/vanilla/utils';
import { connection, sawOffline } from './connection.ts';
import { refreshOrganisation } from './organisation.ts';

/** While nothing answers we must ask, because the phone fires no event when such a network recovers. */
const EVERY_MS = 5000;

let looking: Promise<void> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/** Probes the server with a small call. Without any answer the phone counts as offline. */
export function lookForNetwork(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  if (!navigator.onLine || !(await refreshOrganisation())) sawOffline();
}

/**
 * Probes every few seconds while nothing answers and the page is visible. On a working network it asks
 * nothing.
 */
export function probeWhileSilent(): void {
  const follow = () => {
    clearTimeout(next);
    if (!connection.isSilent || document.visibilityState === 'hidden') return;
    next = setTimeout(() => void lookForNetwork().then(follow), EVERY_MS);
  };
  subscribeKey(connection, 'isSilent', follow);
  document.addEventListener('visibilitychange', () => {
    if (connection.isSilent && document.visibilityState === 'visible') {
      void lookForNetwork().then(follow);
    } else follow();
  });
}
