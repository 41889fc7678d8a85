import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

/** Simulates a reload of the page. */
async function openPage() {
  newPage();
  const [notices, { session }, { flushAll }] = await Promise.all([
    import('./notices.ts'),
    import('../session/session.ts'),
    import('../../storage/persisted.ts'),
  ]);
  session.isAuth = true;
  return { session, flushAll, ...notices };
}

test('what was said on this visit outlives a reload', async () => {
  const page = await openPage();
  await page.keepNotices();
  page.notify('success', 'Deposit approved');
  page.notify('info', 'Bet settled');
  await Promise.resolve();
  await page.flushAll();

  const next = await openPage();
  next.notify('warning', 'Told since');
  await next.keepNotices();
  expect(next.notices.tray.map(({ text }) => text)).toEqual([
    'Told since',
    'Bet settled',
    'Deposit approved',
  ]);
  expect(new Set(next.notices.tray.map(({ id }) => id)).size).toBe(3);
});
