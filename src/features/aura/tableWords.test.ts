import { expect, test } from 'vitest';
import { shortResult } from './tableWords.ts';

test.each([
  ['a', 'A'],
  ['11', '11'],
  ['tie', '='],
  ['tiger', 'T'],
])('%s in the strip is %s', (runnerId, expected) => {
  expect(shortResult(runnerId)).toBe(expected);
});
