import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

/** Simulates a reload of the page. */
async function openPage() {
  newPage();
  const [{ startWinView, winView }, { flushAll }] = await Promise.all([
    import('./winView.ts'),
    import('../../storage/persisted.ts'),
  ]);
  await startWinView();
  return { winView, flushAll };
}

test('how results are shown outlives a reload', async () => {
  const page = await openPage();
  expect(page.winView).toEqual({ isGross: false, hasWaiting: false });
  page.winView.isGross = true;
  await Promise.resolve();
  await page.flushAll();
  expect((await openPage()).winView).toEqual({ isGross: true, hasWaiting: false });
});
