import type { Page } from 'playwright';
import type { Link } from '../server/link.ts';

/** Longer than any pause between a worker's steps. */
const QUIET_MS = 5000;

/**
 * Resolves when nothing more comes: the page's worker has stored all its files, or the page, such as a
 * document that nobody has touched, has not asked for a worker.
 */
export async function workerAtRest(page: Page, link: Link): Promise<void> {
  await link.quiet(QUIET_MS);
  await page.evaluate(async () => {
    if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
  });
  await link.quiet(QUIET_MS);
}
