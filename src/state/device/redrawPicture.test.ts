import { expect, test } from 'vitest';
import { isEnough, scaleFor } from './redrawPicture.ts';

test.each([
  [4000, 3000, 0.6],
  [3000, 4000, 0.6],
  [2400, 100, 1],
  [800, 600, 1],
])('a picture of %i by %i is drawn at %d of its size', (width, height, scale) => {
  expect(scaleFor(width, height, 2400)).toBe(scale);
});

test.each([
  [900_000, 3_000_000, true],
  [1_300_000, 3_000_000, false],
  [900_000, 800_000, false],
  [800_000, 800_000, true],
])('%i bytes drawn from %i are enough: %s', (drawn, original, expected) => {
  expect(isEnough(drawn, original)).toBe(expected);
});
