import type { Page } from 'playwright';
import type { Link } from '../server/link.ts';

/** Longer than any pause between a worker's steps. */
const QUIET_MS = 5000;

/** Resolves when the page's worker has stored all its files. */
export async function workerAtRest(page: Page, link: Link): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await link.quiet(QUIET_MS);
}
