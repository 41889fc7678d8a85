import type { Page } from 'playwright';
import { login } from '../../../src/contract/account/auth.ts';
import { REFUSAL } from '../suites/selectors.ts';

/** All in ms since the navigation began. */
export interface LoginTimes {
  sentMs: number;
  /** When the server's answer is on the page. */
  toldMs: number;
}

/** Types the password that a login still misses, a wrong one, and sends it again. */
export async function timeLogin(page: Page): Promise<LoginTimes> {
  await page.keyboard.insertText('a');
  await page.keyboard.press('Enter');
  const told = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    REFUSAL,
  );
  const sentMs = await page.evaluate(
    (path) =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path))?.startTime,
    login.path,
  );
  if (sentMs === undefined) throw new Error('a login was answered that was not sent');
  return { sentMs, toldMs: (await told.jsonValue()) ?? 0 };
}
