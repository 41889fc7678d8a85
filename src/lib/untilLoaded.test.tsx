import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilLoaded } from './untilLoaded.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('code comes at once where the network is well', async () => {
  await expect(untilLoaded(async () => 'here')).resolves.toBe('here');
});

test('code is asked for again when the browser says that the network is back', async () => {
  const load = vi.fn(async () => 'here').mockImplementationOnce(lost);
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(100);
  expect(load).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('here');
});

test('a network that comes back while the code is still asked for, or without a word, is not missed', async () => {
  let fail: (error: Error) => void = () => undefined;
  const load = vi
    .fn(async () => 'here')
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost);
  load.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
  const loaded = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(6_000);
  dispatchEvent(new Event('online'));
  fail(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(loaded).resolves.toBe('here');
});

test('pauses grow to a minute, so that a phone without a network rests', async () => {
  const load = vi.fn<() => Promise<string>>(lost);
  void untilLoaded(load);
  await vi.advanceTimersByTimeAsync(62_000);
  expect(load).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(load).toHaveBeenCalledTimes(16);
});
