import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, named, namesOf, stableName } from './stableNames.ts';

test.each([
  ['index-B1a2c3D4.js', 'index.js'],
  ['ui-_a-b_c-d.css', 'ui.css'],
  ['terms-2026-06-01-DF_1Y7Qt.js', 'terms-2026-06-01.js'],
  ['/shell.html', '/shell.html'],
  ['index.js', 'index.js'],
])('of %s stays %s', (name, stable) => {
  expect(stableName(name)).toBe(stable);
});

const BUILD = namesOf(['ui-22222222.js', 'ui-33333333.css']);

test('a text of another build follows the names of this one, and what is no file of it stays', () => {
  const text =
    'import{a}from"./ui-11111111.js";d=["assets/ui-11111111.css","assets/gone-11111111.js"];x-y_12345.js';
  const content = bare(text, BUILD);
  expect(content).toBe(
    'import{a}from"./ui-*.js";d=["assets/ui-*.css","assets/gone-11111111.js"];x-y_12345.js',
  );
  expect(named(content, BUILD)).toBe(
    'import{a}from"./ui-22222222.js";d=["assets/ui-33333333.css","assets/gone-11111111.js"];x-y_12345.js',
  );
});

test('two files with one name but for the hash are told apart by nothing', () => {
  const names = namesOf(['ui-22222222.js', 'ui-33333333.js']);
  expect(bare('./ui-11111111.js', names)).toBe('./ui-11111111.js');
});

const nameHash = fc.stringMatching(/^[\w-]{8}$/);
const stem = fc.stringMatching(/^\w{1,12}$/);
const code = fc.stringMatching(/^[^*]{0,20}$/);

test('names alone make no other text, and go back in as they are in this build', () => {
  const build = fc.uniqueArray(fc.tuple(stem, nameHash, nameHash), {
    minLength: 1,
    selector: ([name]) => name,
  });
  fc.assert(
    fc.property(build, fc.array(fc.tuple(code, fc.nat())), (files, parts) => {
      const names = namesOf(files.map(([name, hash]) => `${name}-${hash}.js`));
      const textIn = (which: 1 | 2) =>
        parts
          .map(([between, index]) => {
            const file = files[index % files.length];
            return `${between} "./${file?.[0]}-${file?.[which]}.js"`;
          })
          .join('');
      expect(bare(textIn(2), names)).toBe(bare(textIn(1), names));
      expect(named(bare(textIn(2), names), names)).toBe(textIn(1));
    }),
  );
});
