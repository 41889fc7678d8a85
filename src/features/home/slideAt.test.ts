import { expect, test } from 'vitest';
import { placeOf, rowOfSlides, slideAt } from './slideAt.ts';

test.each([
  [5, 1, [4, 0, 1, 2, 3, 4, 0]],
  [5, 2, [3, 4, 0, 1, 2, 3, 4, 0, 1]],
  [5, 3, [2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2]],
  [4, 3, [1, 2, 3, 0, 1, 2, 3, 0, 1, 2]],
  // All slides are visible, so there is nowhere to move.
  [3, 3, [0, 1, 2]],
  [1, 2, [0]],
])('%d slides, %d seen at once', (slides, seen, row) => {
  expect(rowOfSlides(slides, seen)).toEqual(row);
});

test.each([
  [5, 1],
  [5, 3],
  [4, 2],
  [2, 3],
])('of %d slides, %d seen at once, each is found at its own place', (slides, seen) => {
  const row = rowOfSlides(slides, seen);
  for (let slide = 0; slide < slides; slide++) {
    const place = placeOf(slide, slides, seen);
    expect(row[place]).toBe(slide);
    expect(slideAt(place, slides, seen)).toBe(slide);
    // Behind it there is room for as many as are visible.
    expect(place + Math.min(seen, slides - (slides <= seen ? slide : 0))).toBeLessThanOrEqual(
      row.length,
    );
  }
});
