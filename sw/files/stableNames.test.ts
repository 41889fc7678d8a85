import { expect, test } from 'vitest';
import { namesOf, renamed, stableName } from './stableNames.ts';

test.each([
  ['index-B1a2c3D4.js', 'index.js'],
  ['ui-_a-b_c-d.css', 'ui.css'],
  ['terms-2026-06-01-DF_1Y7Qt.js', 'terms-2026-06-01.js'],
  ['/shell.html', '/shell.html'],
  ['index.js', 'index.js'],
])('of %s stays %s', (name, stable) => {
  expect(stableName(name)).toBe(stable);
});

test('a text follows the names of the new build, and what is no file of it stays', () => {
  const names = namesOf(['/assets/ui-22222222.js', '/assets/ui-33333333.css']);
  const text =
    'import{a}from"./ui-11111111.js";d=["assets/ui-11111111.css","assets/gone-11111111.js"];x-y_12345.js';
  expect(renamed(text, names)).toBe(
    'import{a}from"./ui-22222222.js";d=["assets/ui-33333333.css","assets/gone-11111111.js"];x-y_12345.js',
  );
});

test('two files with one name but for the hash are told apart by nothing', () => {
  const names = namesOf(['/assets/ui-22222222.js', '/assets/ui-33333333.js']);
  expect(renamed('./ui-11111111.js', names)).toBe('./ui-11111111.js');
});
