import type { Page } from 'playwright';
import { login } from '../../../src/contract/account/auth.ts';

/**
 * Types the password that a login still misses and sends it again. Returns when the app called the server with
 * it, in ms since the navigation began.
 */
export async function timeLogin(page: Page): Promise<number> {
  await page.keyboard.insertText('a');
  await page.keyboard.press('Enter');
  const called = await page.waitForFunction(
    (path) =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path))?.startTime,
    login.path,
  );
  return (await called.jsonValue()) ?? 0;
}
