import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTicks, LISTED_AHEAD_MS } from './ticks.ts';

const STARTS_AT = Date.parse('2026-11-21T12:00:00Z');
const ENDS_AT = STARTS_AT + 2 * 3_600_000;
const ticks = createTicks(42, STARTS_AT, ENDS_AT);

function ticksBetween(from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = ticks.nextAfter(from); at < to; at = ticks.nextAfter(at)) found.push(at);
  return found;
}

function gaps(times: number[]): number[] {
  return times.slice(1).map((time, index) => time - (times[index] ?? 0));
}

test.each([
  ['every 30 to 120 seconds before play', STARTS_AT - 86_400_000, STARTS_AT, 30_000, 120_000],
  ['every 1 to 3 seconds in play', STARTS_AT, ENDS_AT, 1_000, 3_000],
])('prices move %s', (_, from, to, least, most) => {
  const between = gaps(ticksBetween(from, to));
  expect(between.length).toBeGreaterThan(500);
  expect(Math.min(...between)).toBeGreaterThanOrEqual(least);
  expect(Math.max(...between)).toBeLessThanOrEqual(most);
});

test('the count rises by one at the next tick and not before', () => {
  const at = fc.integer({ min: STARTS_AT - LISTED_AHEAD_MS, max: ENDS_AT - 10_000 });
  fc.assert(
    fc.property(at, (now) => {
      const next = ticks.nextAfter(now);
      expect(next).toBeGreaterThan(now);
      expect(ticks.countAt(next - 1)).toBe(ticks.countAt(now));
      expect(ticks.countAt(next)).toBe(ticks.countAt(now) + 1);
    }),
  );
});

test('there is none after the end', () => {
  expect(ticks.nextAfter(ENDS_AT)).toBe(Number.POSITIVE_INFINITY);
  expect(ticks.countAt(ENDS_AT + 86_400_000)).toBe(ticks.countAt(ENDS_AT));
});
