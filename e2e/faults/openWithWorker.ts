import type { Page } from 'playwright';
import { untilWorkerIsActive } from './inPage.ts';
import type { Phone } from './phone.ts';
import { isVisit } from './visit.ts';

/**
 * Opens a page that is controlled by the worker and has reported its visit.
 */
export async function openWithWorker(phone: Phone): Promise<Page> {
  // A page reports a little after it is painted. Reloaded before that, it would be taken for the one that follows.
  const [page] = await Promise.all([
    phone.openTab(),
    phone.context.waitForEvent('request', isVisit),
  ]);
  if (!page) throw new Error('the app does not open');
  await page.evaluate(untilWorkerIsActive);
  const told = page.waitForRequest(isVisit);
  await page.reload();
  // Once the request is answered the visit is stored, so it is known what waits on the phone.
  await (await told).response();
  return page;
}
