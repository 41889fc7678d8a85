import { expect, test } from 'vitest';
import { startOfPeriod } from './limitPeriod.ts';

test.each([
  ['day', '2026-11-21T23:30:00+01:00', '2026-11-21T00:00:00+01:00'],
  // Half past eleven of the evening before, for whoever counts in UTC.
  ['day', '2026-11-21T00:30:00+01:00', '2026-11-21T00:00:00+01:00'],
  ['week', '2026-11-21T12:00:00+01:00', '2026-11-16T00:00:00+01:00'],
  ['week', '2026-11-22T23:59:00+01:00', '2026-11-16T00:00:00+01:00'],
  ['week', '2026-11-23T00:00:00+01:00', '2026-11-23T00:00:00+01:00'],
  ['month', '2026-11-21T12:00:00+01:00', '2026-11-01T00:00:00+01:00'],
  ['month', '2026-12-01T00:10:00+01:00', '2026-12-01T00:00:00+01:00'],
] as const)('the %s of %s begins at %s', (period, at, start) => {
  expect(startOfPeriod(period, Date.parse(at))).toBe(Date.parse(start));
});
