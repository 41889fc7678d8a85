import { expect, test } from 'vitest';
import { soccerMinute } from './soccerMinute.ts';

test.each([
  ["63'", 63],
  ["45+2'", 45],
  ["90+6'", 90],
  ["63' VAR check", 63],
  ["12' Goal, Lagos Lions", 12],
  ['Half-time', 45],
  ['Full time', 90],
  ['', undefined],
  [undefined, undefined],
])('%j is minute %j', (text, minute) => {
  expect(soccerMinute(text)).toBe(minute);
});
