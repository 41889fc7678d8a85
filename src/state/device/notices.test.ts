import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../storage/database.ts';
import { newPage, newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

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

test('what was said in one tab is in the tray of the other, which keeps it', async () => {
  const openTab = async () => {
    newTab();
    const [notices, { session }, { flushAll }] = await Promise.all([
      import('./notices.ts'),
      import('../session/session.ts'),
      import('../../storage/persisted.ts'),
    ]);
    session.isAuth = true;
    await notices.keepNotices();
    return { flushAll, ...notices };
  };
  await clear(database);
  const one = await openTab();
  const other = await openTab();
  const texts = ({ notices }: typeof one) => notices.tray.map(({ text }) => text);
  one.notify('success', 'Deposit approved');
  await Promise.resolve();
  await one.flushAll();
  await until(() => expect(texts(other)).toEqual(['Deposit approved']));
  other.notify('info', 'Bet settled');
  await Promise.resolve();
  await other.flushAll();
  await until(() => expect(texts(one)).toEqual(['Bet settled', 'Deposit approved']));
});
