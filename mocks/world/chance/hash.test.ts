import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mix, textKey, unit } from './hash.ts';

test('a key and an index always give the same number, from 0 to below 1', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (key, index) => {
      expect(unit(key, index)).toBe(unit(key, index));
      expect(unit(key, index)).toBeGreaterThanOrEqual(0);
      expect(unit(key, index)).toBeLessThan(1);
    }),
  );
});

test('neighbouring indexes fill all tenths alike', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index++) {
    const tenth = Math.floor(unit(7, index) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test('texts that differ in one letter have different keys, and so have different origins', () => {
  expect(textKey('c-20261121-03')).not.toBe(textKey('c-20261121-04'));
  expect(textKey('c-20261121-03', 1)).not.toBe(textKey('c-20261121-03', 2));
  expect(mix(1, 2)).not.toBe(mix(2, 1));
});
