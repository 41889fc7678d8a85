import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClockMark, markSeen, markServer, steadyNow } from './steadyClock.ts';

const HOUR = 60 * 60_000;
const SERVER = Date.UTC(2026, 10, 21, 8);

/** The phone's clock at each look, in hours since the server's last answer. */
function seen(hours: readonly number[]): number {
  let mark: ClockMark = markServer(SERVER, SERVER);
  for (const hour of hours) mark = markSeen(mark, SERVER + hour * HOUR);
  return (steadyNow(mark, SERVER + (hours.at(-1) ?? 0) * HOUR) - SERVER) / HOUR;
}

test.each([
  ['a clock that runs', [1, 2, 3], 3],
  ['a clock set back a day', [5, -19], 5],
  ['a clock set back, then running on', [5, -19, -18], 5],
  ['a clock set back that has caught up', [5, -19, 6], 6],
])('%s', (_, hours, now) => {
  expect(seen(hours)).toBe(now);
});

test('a phone whose clock is wrong counts by the server', () => {
  const mark = markServer(SERVER, SERVER + 1000 * HOUR);
  expect(steadyNow(mark, SERVER + 1001 * HOUR)).toBe(SERVER + HOUR);
});

test('without a word from the server the phone has only its own clock', () => {
  expect(steadyNow(undefined, SERVER)).toBe(SERVER);
});

test('time never runs backwards, whatever is done to the clock', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 })), (hours) => {
      const times = hours.map((_, index) => seen(hours.slice(0, index + 1)));
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }),
  );
});
