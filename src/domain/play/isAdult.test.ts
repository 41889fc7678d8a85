import { expect, test } from 'vitest';
import { isAdult } from './isAdult.ts';

/** 21 November 2026 in Lagos; in London it is still the 20th. */
const JUST_AFTER_MIDNIGHT = Date.parse('2026-11-21T00:05:00+01:00');

test.each([
  ['1990-01-01', true],
  ['2008-11-20', true],
  ['2008-11-21', true],
  ['2008-11-22', false],
  ['2008-12-01', false],
  ['2026-11-21', false],
  ['2008-02-29', true],
])('born on %s: %s', (birthDate, expected) => {
  expect(isAdult(birthDate, JUST_AFTER_MIDNIGHT)).toBe(expected);
});
