import { expect, test } from 'vitest';
import { lagosDay } from './lagosTime.ts';
import { comingWeekend } from './weekend.ts';

test.each([
  ['a Monday', '2026-11-16T09:00:00+01:00', 'Sat 21 Nov 2026'],
  ['the last moment of a Friday', '2026-11-20T23:59:59+01:00', 'Sat 21 Nov 2026'],
  ['the first of a Saturday', '2026-11-21T00:00:00+01:00', 'Sat 21 Nov 2026'],
  ['the last of a Sunday', '2026-11-22T23:59:59+01:00', 'Sat 21 Nov 2026'],
  ['the first of a Monday', '2026-11-23T00:00:00+01:00', 'Sat 28 Nov 2026'],
  ['the end of a year', '2026-12-31T12:00:00+01:00', 'Sat 2 Jan 2027'],
])('on %s', (_, now, saturday) => {
  const { startsAt, endsAt } = comingWeekend(Date.parse(now));
  expect(lagosDay(startsAt)).toBe(saturday);
  expect(endsAt - startsAt).toBe(2 * 86_400_000);
});
