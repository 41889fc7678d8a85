import { expect, test } from 'vitest';
import { gameArt } from './gameArt.ts';

test('a game looks the same every time, and neighbours do not look alike', () => {
  const of = (number: number) => gameArt(`sahel-game-${number}`, 'Old Drums');
  expect(of(1)).toEqual(of(1));
  const looks = Array.from({ length: 40 }, (_, number) => {
    const { look, path } = of(number);
    return `${look} ${path}`;
  });
  expect(new Set(looks).size).toBeGreaterThan(30);
});

test.each([
  ['Old Drums', 'OD'],
  ['Teen Patti Gold', 'TP'],
  ['Whot', 'W'],
])('%s is %s in letters', (name, initials) => {
  expect(gameArt('x', name).initials).toBe(initials);
});

test.each(Array.from({ length: 60 }, (_, number) => [number]))(
  'the picture of game %i is a path without gaps',
  (number) => {
    expect(gameArt(`g${number}`, 'G').path).toMatch(/^M[\dMLlhHvVqtazZ .,-]+$/);
  },
);
