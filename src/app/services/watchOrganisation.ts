import { connection } from '../../state/session/connection.ts';
import { refreshOrganisation } from '../../state/session/organisation.ts';

/** An app stays open for weeks. It learns within this that the operator has closed, opened or changed something. */
const EVERY_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Asks now, and again in half a minute. Offline and in the background nothing is asked. */
export function lookAtOrganisation(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible' && connection.status !== 'offline') {
    void refreshOrganisation();
  }
  timer = setTimeout(lookAtOrganisation, EVERY_MS);
}

/** From now on; the start of the app has just asked. */
export function watchOrganisation(): void {
  timer = setTimeout(lookAtOrganisation, EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAtOrganisation();
  });
}
