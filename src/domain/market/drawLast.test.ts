import { expect, test } from 'vitest';
import { drawLast, inPlaces } from './drawLast.ts';

const of = (...ids: string[]) => ids.map((runnerId) => ({ runnerId }));

test.each([
  [of('home', 'draw', 'away'), of('home', 'away', 'draw')],
  [of('home', 'away', 'draw'), of('home', 'away', 'draw')],
  [of('draw', 'home', 'away'), of('home', 'away', 'draw')],
  [of('home', 'away'), of('home', 'away')],
  [[], []],
])('the draw stands last, the others stay in their order', (runners, expected) => {
  expect(drawLast(runners)).toEqual(expected);
});

test.each([
  [of('home', 'draw', 'away'), ['1 home', 'X draw', '2 away']],
  [of('home', 'away', 'draw'), ['1 home', 'X draw', '2 away']],
  [of('home', 'away'), ['1 home', '2 away']],
])('1, X and 2 are the same runners in any order', (runners, expected) => {
  expect(inPlaces(runners).map(([place, runner]) => `${place} ${runner?.runnerId}`)).toEqual(
    expected,
  );
});
