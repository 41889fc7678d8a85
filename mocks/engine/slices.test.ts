import { expect, test, vi } from 'vitest';
import { inSlices } from './slices.ts';

function* threeSteps() {
  yield;
  yield;
  return 'done';
}

test('work goes on where a test in the same process has replaced the timers', async () => {
  vi.useFakeTimers();
  expect(await inSlices(threeSteps(), { sliceMs: 0 })).toBe('done');
});

test('work that is to end halfway gives nothing', async () => {
  expect(await inSlices(threeSteps(), { sliceMs: 0, signal: AbortSignal.abort() })).toBeUndefined();
});
