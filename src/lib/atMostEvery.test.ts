import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from './atMostEvery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first of a burst acts at once, the rest together when the interval is over', () => {
  const act = vi.fn();
  const pace = atMostEvery(1000, act);
  for (let call = 0; call < 499; call++) pace.ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  pace.ask();
  expect(act).toHaveBeenCalledTimes(3);
});

test('one that goes on for ten seconds acts eleven times', () => {
  const act = vi.fn();
  const pace = atMostEvery(1000, act);
  for (let at = 0; at < 10_000; at += 2) {
    pace.ask();
    vi.advanceTimersByTime(2);
  }
  expect(act).toHaveBeenCalledTimes(11);
});

test('what waits is forgotten when it is stopped', () => {
  const act = vi.fn();
  const pace = atMostEvery(1000, act);
  pace.ask();
  pace.ask();
  pace.stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});
