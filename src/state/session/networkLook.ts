import { subscribeKey } from 'valtio/vanilla/utils';
import { connection, sawOffline } from './connection.ts';
import { refreshOrganisation } from './organisation.ts';

/** While nothing answers somebody has to ask: the phone tells of no network that comes back by itself. */
const EVERY_MS = 5000;

let looking: Promise<void> | undefined;
let next: ReturnType<typeof setTimeout> | undefined;

/** Asks one small question; without any answer the phone is as good as offline. */
export function lookForNetwork(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  if (!navigator.onLine || !(await refreshOrganisation())) sawOffline();
}

/** Only while nothing answers, and only while somebody looks: on a network that is well it asks nothing. */
export function followSilence(): void {
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
