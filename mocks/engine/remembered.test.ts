import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('a value is made once, until more keys than it keeps have come since', () => {
  const made: string[] = [];
  const known = remembered<string>(2);
  const ask = (key: string) =>
    known(key, () => {
      made.push(key);
      return `value of ${key}`;
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(
    ['a', 'b', 'a', 'c', 'a', 'b'].map((key) => `value of ${key}`),
  );
  // `b` was the one longest not asked for when `c` came.
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
