import { expect, test } from 'vitest';
import { birthDateRefusal } from './birthDateRefusal.ts';

/** 21 November 2026 in Lagos; in London it is still the 20th. */
const JUST_AFTER_MIDNIGHT = Date.parse('2026-11-21T00:05:00+01:00');

test.each([
  ['1990-01-01', undefined],
  ['1900-01-01', undefined],
  ['2008-11-20', undefined],
  ['2008-11-21', undefined],
  ['2008-02-29', undefined],
  ['2008-11-22', 'too-young'],
  ['2008-12-01', 'too-young'],
  ['2026-11-21', 'too-young'],
  ['2026-11-22', 'wrong-year'],
  ['9999-01-01', 'wrong-year'],
  ['19980-01-15', 'wrong-year'],
  ['0098-01-15', 'wrong-year'],
  ['0002-05-06', 'wrong-year'],
  ['0190-01-01', 'wrong-year'],
  ['1899-12-31', 'wrong-year'],
  ['', 'no-date'],
  ['98-01-15', 'no-date'],
  ['1998-13-01', 'no-date'],
])('born on %s: %s', (birthDate, refusal) => {
  expect(birthDateRefusal(birthDate, JUST_AFTER_MIDNIGHT)).toBe(refusal);
});
