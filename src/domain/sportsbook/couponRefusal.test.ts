import { expect, test } from 'vitest';
import { couponRefusal } from './couponRefusal.ts';

const legs = (count: number, eventId?: string) =>
  Array.from({ length: count }, (_, index) => ({
    eventId: eventId ?? `e${index}`,
    oddsHundredths: 1_50,
  }));
const SAME_EVENT = "You can't put two selections of the same match in one bet.";

test('a system of all its legs is refused, as it is an accumulator', () => {
  expect(couponRefusal({ legs: legs(2), size: 2 }, true)).toBe(
    'This system needs more selections.',
  );
  expect(couponRefusal({ legs: legs(3), size: 2 }, true)).toBeUndefined();
});

test.each([
  ['an accumulator of 38', legs(38), 38, undefined],
  ['an accumulator of 39', legs(39), 39, 'A bet takes at most 38 selections.'],
  ['a system of 15', legs(15), 3, undefined],
  ['a system of 16', legs(16), 3, 'A system takes at most 15 selections.'],
  ['singles of 38', legs(38), 1, undefined],
  ['singles of one event', legs(2, 'e'), 1, undefined],
  ['an accumulator of one event', legs(2, 'e'), 2, SAME_EVENT],
  ['nothing', [], 1, 'Choose at least one selection.'],
  ['a system larger than its legs', legs(2), 3, 'This system needs more selections.'],
  ['a system of none', legs(2), 0, 'This system needs more selections.'],
])('%s', (_name, chosen, size, text) => {
  expect(couponRefusal({ legs: chosen, size })).toBe(text);
});
