import type { Page } from 'playwright';
import { untilWorkerIsActive } from './inPage.ts';
import type { Phone } from './phone.ts';
import { VISIT_CALL } from './visit.ts';

/**
 * A page on a phone that has been here before: the worker is in control of it, and it stands whole. It
 * tells of its visit once its links are its own; until then a tap would load another document.
 */
export async function openWithWorker(phone: Phone): Promise<Page> {
  const page = await phone.openTab();
  if (!page) throw new Error('the app does not open');
  await page.evaluate(untilWorkerIsActive);
  const told = page.waitForRequest((request) => request.url().endsWith(VISIT_CALL));
  await page.reload();
  // Answered, it is stored: what waits on the phone is known.
  await (await told).response();
  return page;
}
