import { here } from '../lib/base.ts';
import { captureInstallPrompt } from '../pwa/installPrompt.ts';
import { recordVisit, startVisits } from '../pwa/visits.ts';

/**
 * The document or landing page that stood here before the app did; empty once the app has taken it over, and
 * on every other page.
 */
export const shownWithoutApp = { path: '' };

/** The page is read without the app: its visit counts, and an offer of the browser to install is kept for the app. */
export function readWithoutApp(): void {
  shownWithoutApp.path = here();
  captureInstallPrompt();
  startVisits(() => undefined);
  void recordVisit({ path: here() });
}
