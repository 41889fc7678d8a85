import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isResting, jitterMs, retryAfterMs } from './backoff.ts';

const now = Date.parse('2026-03-01T12:00:00Z');

test.each([
  [0, 2000],
  [1, 4000],
  [5, 64_000],
  [7, 256_000],
  [8, 300_000],
  [60, 300_000],
])('after %i failures the rest is anywhere up to %i ms', (failures, capMs) => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (random) => {
      expect(jitterMs(failures, () => random)).toBe(random * capMs);
    }),
  );
});

test.each([
  ['nothing said', null, 0],
  ['seconds', '120', 120_000],
  ['a date', 'Sun, 01 Mar 2026 12:01:00 GMT', 60_000],
  ['a date that has passed', 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['more than a quarter of an hour', '86400', 900_000],
  ['a negative number', '-5', 0],
  ['nonsense', 'soon', 0],
])('Retry-After with %s', (_, header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});

test.each([
  ['its time has come', 0, false],
  ['a minute before', 60_000, true],
  ['a day before: the clock was set back', 86_400_000, false],
])('a visit rests: %s', (_, aheadMs, isAtRest) => {
  expect(isResting(now + aheadMs, now)).toBe(isAtRest);
});
