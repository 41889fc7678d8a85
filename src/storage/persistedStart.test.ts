import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newPage } from '../testing/newPage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** From a starting page, because a page finds out only once whether the database opens. */
async function recordOf() {
  newPage();
  const { persisted } = await import('./persisted.ts');
  return persisted({ key: 'purse@1', schema: z.string(), current: () => undefined });
}

test('storage that throws on open becomes a rejection', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private mode', 'SecurityError');
  });
  const record = await recordOf();
  await expect(record.load()).rejects.toThrow('private mode');
});

test('storage that never answers is given up after its limit', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBFactory.prototype, 'open').mockReturnValue(new EventTarget() as IDBOpenDBRequest);
  const record = await recordOf();
  const loading = expect(record.load()).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(3000);
  await loading;
});
