import { expect, test } from 'vitest';
import { isQuietHour } from './quietHours.ts';

/** A time of day in Lagos, which is an hour ahead of UTC. */
const at = (clock: string) => Date.parse(`2026-03-14T${clock}:00+01:00`);

test.each([
  [{ from: 22, to: 7 }, '21:59', false],
  [{ from: 22, to: 7 }, '22:00', true],
  [{ from: 22, to: 7 }, '00:30', true],
  [{ from: 22, to: 7 }, '06:59', true],
  [{ from: 22, to: 7 }, '07:00', false],
  [{ from: 13, to: 15 }, '12:59', false],
  [{ from: 13, to: 15 }, '13:00', true],
  [{ from: 13, to: 15 }, '15:00', false],
  [{ from: 8, to: 8 }, '08:00', false],
])('quiet %j: at %s it is %s', (hours, clock, isQuiet) => {
  expect(isQuietHour(hours, at(clock))).toBe(isQuiet);
});
