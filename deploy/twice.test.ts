import { expect, test } from 'vitest';
import { differences } from './twice.ts';

test('a file that differs, one that is missing and one too many are named', () => {
  const first = new Map([
    ['index.html', 'a'],
    ['sw.js', 'b'],
    ['old.js', 'c'],
  ]);
  const second = new Map([
    ['index.html', 'a'],
    ['sw.js', 'x'],
    ['new.js', 'c'],
  ]);
  expect(differences(first, second)).toEqual(['sw.js', 'old.js', 'new.js']);
  expect(differences(first, first)).toEqual([]);
});
