import { expect, test } from 'vitest';
import { joinedByWeek } from './joinedByWeek.ts';

const at = (moment: string) => Date.parse(`${moment}+01:00`);

test.each([
  ['on a Saturday', '2026-11-21T20:00:00', ['2 Nov', '9 Nov', '16 Nov']],
  ['on the first minute of a Monday', '2026-11-16T00:00:00', ['2 Nov', '9 Nov', '16 Nov']],
  ['on the last minute of a Sunday', '2026-11-15T23:59:00', ['26 Oct', '2 Nov', '9 Nov']],
])('%s the weeks are those that end with it', (_, now, labels) => {
  expect(joinedByWeek([], 3, at(now)).map(({ label }) => label)).toEqual(labels);
});

test('each is counted in the week in which it was in Lagos', () => {
  const joined = [
    at('2026-11-16T00:00:00'),
    at('2026-11-15T23:59:59'),
    at('2026-11-20T12:00:00'),
    at('2026-10-01T12:00:00'),
  ];
  const weeks = joinedByWeek(joined, 3, at('2026-11-21T20:00:00'));
  expect(weeks.map(({ value }) => value)).toEqual([0, 1, 2]);
});
