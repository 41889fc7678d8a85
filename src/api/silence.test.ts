import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHooks } from './callHooks.ts';
import { heard, watchSilence } from './silence.ts';

const doubted = vi.fn();
const silent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(callHooks, { doubted, silent });
});
afterEach(() => {
  vi.clearAllMocks();
  vi.useRealTimers();
});

/** A call and a function that ends it. */
function ask() {
  let answer: () => void = () => undefined;
  const watched = watchSilence(new Promise<void>((resolve) => (answer = resolve)));
  return {
    async answer() {
      answer();
      await watched;
    },
  };
}

test('where nothing answers that is known within five seconds, after one small question', async () => {
  const call = ask();
  await vi.advanceTimersByTimeAsync(2499);
  expect(doubted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2500);
  expect(doubted).toHaveBeenCalledOnce();
  expect(silent).toHaveBeenCalledOnce();
  await call.answer();
});

test('one call that is slow beside others that are answered is no silence', async () => {
  const slow = ask();
  for (let second = 0; second < 20; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    heard();
  }
  expect(doubted).not.toHaveBeenCalled();
  // From here on nothing comes, so the wait counts from the last sign of life.
  await vi.advanceTimersByTimeAsync(2400);
  expect(doubted).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2200);
  expect(silent).toHaveBeenCalledOnce();
  await slow.answer();
});

test('the small question is answered: the other one may take its time', async () => {
  const slow = ask();
  await vi.advanceTimersByTimeAsync(2600);
  expect(doubted).toHaveBeenCalledOnce();
  heard();
  await vi.advanceTimersByTimeAsync(4000);
  expect(silent).not.toHaveBeenCalled();
  await slow.answer();
});

test('while nobody waits nothing is asked and nothing is told', async () => {
  await ask().answer();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(doubted).not.toHaveBeenCalled();
  expect(silent).not.toHaveBeenCalled();
});
