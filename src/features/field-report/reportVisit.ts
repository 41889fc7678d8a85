import { whenIdle } from '../../pwa/idle.ts';
import { fieldConsent } from './fieldConsent.ts';

/**
 * Watches this visit if this phone may report it, once the page rests. Without consent nothing is fetched; what
 * loads too late, or not at all, is reported the next time.
 */
export function reportVisit(): void {
  if (fieldConsent() !== 'yes') return;
  whenIdle()
    .then(() => import('./watchVisit.ts'))
    .then(
      ({ watchVisit }) => watchVisit(),
      () => undefined,
    );
}
