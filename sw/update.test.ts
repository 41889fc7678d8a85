import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOverIfAlone } from './update.ts';

let pages: number;
const skipWaiting = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  skipWaiting.mockClear();
  vi.stubGlobal('self', {
    skipWaiting,
    clients: { matchAll: async () => Array.from({ length: pages }, () => ({})) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the only page gets the version that waits at once', async () => {
  pages = 1;
  await takeOverIfAlone();
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('the page that was left by a reload does not count', async () => {
  pages = 2;
  const done = takeOverIfAlone();
  await vi.advanceTimersByTimeAsync(100);
  expect(skipWaiting).not.toHaveBeenCalled();
  pages = 1;
  await vi.runAllTimersAsync();
  await done;
  expect(skipWaiting).toHaveBeenCalledOnce();
});

test('beside another page it goes on waiting', async () => {
  pages = 2;
  const done = takeOverIfAlone();
  await vi.runAllTimersAsync();
  await done;
  expect(skipWaiting).not.toHaveBeenCalled();
});
