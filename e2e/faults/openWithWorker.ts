import type { Page } from 'playwright';
import { untilWorkerIsActive } from './inPage.ts';
import type { Phone } from './phone.ts';

/** A page on a phone that has been here before: the worker is in control of it, and it stands whole. */
export async function openWithWorker(phone: Phone): Promise<Page> {
  const page = await phone.openTab();
  if (!page) throw new Error('the app does not open');
  await page.evaluate(untilWorkerIsActive);
  await page.reload();
  await page.getByRole('contentinfo').waitFor();
  return page;
}
