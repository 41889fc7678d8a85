import type { Page } from 'playwright';
import { untilWorkerIsActive } from './inPage.ts';
import type { Phone } from './phone.ts';
import { VISIT_CALL } from './visit.ts';

/**
 * Opens a page that is controlled by the worker and has reported its visit.
 */
export async function openWithWorker(phone: Phone): Promise<Page> {
  const page = await phone.openTab();
  if (!page) throw new Error('the app does not open');
  await page.evaluate(untilWorkerIsActive);
  const told = page.waitForRequest((request) => request.url().endsWith(VISIT_CALL));
  await page.reload();
  // Once the request is answered the visit is stored, so it is known what waits on the phone.
  await (await told).response();
  return page;
}
