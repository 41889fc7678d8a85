import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../storage/database.ts';
import { newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await clear(database);
});

/** Another tab of this phone, which has read what is saved. */
async function openTab() {
  newTab();
  const { countPlayTime, playTime } = await import('./playTime.ts');
  const { flushAll } = await import('../../storage/persisted.ts');
  const use = async (ms: number) => {
    const stop = countPlayTime(() => undefined);
    // The saved time is read before this.
    await get('play-time@1', database);
    vi.advanceTimersByTime(ms);
    stop();
    await Promise.resolve();
    await flushAll();
  };
  await use(0);
  return { playTime, use };
}

test('time spent in one tab counts in the other, and so does the answer to a check', async () => {
  const one = await openTab();
  const other = await openTab();
  await one.use(20 * MINUTE);
  await until(() => expect(other.playTime.sinceCheckMs).toBe(20 * MINUTE));
  await other.use(20 * MINUTE);
  const both = { usedMs: 40 * MINUTE, sinceCheckMs: 40 * MINUTE };
  await until(() => expect(one.playTime).toEqual(both));
  other.playTime.sinceCheckMs = 0;
  await other.use(MINUTE);
  await until(() => expect(one.playTime).toEqual({ usedMs: 41 * MINUTE, sinceCheckMs: MINUTE }));
});
