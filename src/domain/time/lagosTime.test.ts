import { expect, test } from 'vitest';
import {
  ago,
  asOf,
  lagosClock,
  lagosDay,
  lagosIsoDate,
  startOfLagosDay,
  startsOnDay,
  startsShort,
  startsText,
  startsWithin,
} from './lagosTime.ts';

const utc = (text: string) => Date.parse(`${text}Z`);
const NOW = utc('2026-11-21T19:47:30');

test.each([
  ['2026-11-21T19:41:59', '20:41', '2026-11-21', 'Sat 21 Nov 2026'],
  ['2026-11-21T22:59:59', '23:59', '2026-11-21', 'Sat 21 Nov 2026'],
  ['2026-11-21T23:00:00', '00:00', '2026-11-22', 'Sun 22 Nov 2026'],
  ['2026-12-31T23:30:00', '00:30', '2027-01-01', 'Fri 1 Jan 2027'],
  // Midsummer: London has moved its clock, Lagos has not.
  ['2026-07-01T12:00:00', '13:00', '2026-07-01', 'Wed 1 Jul 2026'],
])('%s UTC is %s on %s in Lagos', (at, clock, isoDate, day) => {
  expect(lagosClock(utc(at))).toBe(clock);
  expect(lagosIsoDate(utc(at))).toBe(isoDate);
  expect(lagosDay(utc(at))).toBe(day);
});

test('a day begins at midnight in Lagos', () => {
  expect(startOfLagosDay('2026-11-21')).toBe(utc('2026-11-20T23:00:00'));
  expect(startOfLagosDay('2026-13-01')).toBeNaN();
});

test.each([
  [0, 'just now'],
  [59, 'just now'],
  [60, '1 min ago'],
  [6 * 60 + 59, '6 min ago'],
  [3600, '1 h ago'],
  [23 * 3600, '23 h ago'],
  [24 * 3600, '1 day ago'],
  [44 * 3600, '1 day ago'],
  [45 * 3600, '2 days ago'],
  [72 * 3600, '3 days ago'],
  [-3600, 'just now'],
])('%d seconds back is %s', (seconds, text) => {
  expect(ago(NOW - seconds * 1000, NOW)).toBe(text);
});

test.each([
  ['2026-11-21T19:41:10', 'as of 20:41, 6 min ago'],
  ['2026-11-20T22:30:00', 'as of Fri 20 Nov 2026 23:30, 21 h ago'],
])('data of %s UTC reads %s', (at, text) => {
  expect(asOf(utc(at), NOW)).toBe(text);
});

test.each([
  ['2026-11-21T19:47:30', 'Now'],
  ['2026-11-21T19:48:00', 'In 1 min'],
  ['2026-11-21T19:59:30', 'In 12 min'],
  ['2026-11-21T20:46:30', 'In 59 min'],
  ['2026-11-21T20:46:31', '21:46'],
  ['2026-11-21T20:47:30', '21:47'],
  ['2026-11-21T18:00:00', '19:00'],
  ['2026-11-22T19:41:00', 'Tomorrow 20:41'],
  ['2026-11-23T14:00:00', 'Mon 23 Nov 2026 15:00'],
  ['2026-11-20T14:00:00', 'Fri 20 Nov 2026 15:00'],
])('a start at %s UTC reads %s', (at, text) => {
  expect(startsText(utc(at), NOW)).toBe(text);
});

test.each([
  ['2026-11-21T19:59:30', 'in 12 min'],
  ['2026-11-22T19:41:00', 'tomorrow 20:41'],
  ['2026-11-23T14:00:00', 'Mon 23 Nov 2026 15:00'],
])('inside a sentence, a start at %s UTC reads %s', (at, text) => {
  expect(startsWithin(utc(at), NOW)).toBe(text);
});

test.each([
  ['2026-11-21T20:47:30', '21:47'],
  ['2026-11-22T19:41:00', 'Tomorrow 20:41'],
  ['2026-11-23T14:00:00', 'Mon\u00a023\u00a0Nov 15:00'],
  ['2027-01-01T14:00:00', 'Fri\u00a01\u00a0Jan 15:00'],
])('in a row, a start at %s UTC reads %s', (at, text) => {
  expect(startsShort(utc(at), NOW)).toBe(text);
});

test.each([
  ['2026-11-21T20:47:30', 'Today 21:47'],
  ['2026-11-21T19:59:30', 'In\u00a012 min'],
  ['2026-11-22T19:41:00', 'Tomorrow 20:41'],
  ['2026-11-23T14:00:00', 'Mon\u00a023\u00a0Nov 15:00'],
])('among other days, a start at %s UTC reads %s', (at, text) => {
  expect(startsOnDay(utc(at), NOW)).toBe(text);
});
