import { basename } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentsOf, ownHashes } from '../../sw/files/contentsOf.ts';
import { namesOf } from '../../sw/files/stableNames.ts';
import { cutLists, nameHashesIn, ownHash, ownHashesIn, stableNamesIn } from './listContents.ts';

const NAMES = namesOf(['ui-22222222.js']);

test('the own hash follows the text, and not the names in it', () => {
  const hash = ownHash('import"./ui-22222222.js"', NAMES);
  expect(hash).toMatch(/^[\w+/]{43}$/);
  const later = namesOf(['ui-33333333.js']);
  expect(ownHash('import"./ui-33333333.js"', later)).toBe(hash);
  expect(ownHash('import"./ui-22222222.js";', NAMES)).not.toBe(hash);
});

test.each([['import"./ui-11111111.js"'], ['"./ui-*.js"']])(
  'a text that the worker would change fails the build: %s',
  (text) => {
    expect(() => ownHash(text, NAMES)).toThrow(text);
  },
);

const files = fc.uniqueArray(
  fc.record({
    url: fc.stringMatching(/^\/assets\/\w{1,12}-[\w-]{8}\.(js|css)$/),
    text: fc.string(),
  }),
  { maxLength: 200, selector: ({ url }) => url },
);

test('what is written is read again: every file by its list, its name and its hash', () => {
  fc.assert(
    fc.property(files, (all) => {
      const names = namesOf(all.map(({ url }) => basename(url)));
      const lists = cutLists('later', all, names);
      const read = contentsOf(stableNamesIn(lists), { hashes: nameHashesIn(lists) });
      expect(read.names).toEqual(names);
      const found = [...read.files].flatMap(([name, list]) => {
        const hashes = ownHashes({ hashes: ownHashesIn(lists.get(name) ?? []) });
        return list.map((file, index) => [`/assets/${file}`, hashes[index]] as const);
      });
      expect(new Map(found)).toEqual(
        new Map(all.map(({ url, text }) => [url, ownHash(text, names)])),
      );
    }),
  );
});

test('the files are in one order, whatever the hashes in their names', () => {
  const build = (js: string, css: string) =>
    stableNamesIn(
      cutLists(
        'first',
        [`ui-${js}.js`, `ui-${css}.css`].map((name) => ({ url: `/assets/${name}`, text: name })),
        new Map(),
      ),
    );
  expect(build('11111111', '22222222')).toEqual({ first: ['ui.css', 'ui.js'] });
  expect(build('22222222', '11111111')).toEqual({ first: ['ui.css', 'ui.js'] });
});

test('a change in one of many files changes one list', () => {
  const all = Array.from({ length: 250 }, (_, index) => ({
    url: `/assets/file${index}-22222222.js`,
    text: `run(${index})`,
  }));
  const next = all.map((file, index) => (index === 7 ? { ...file, text: 'other()' } : file));
  const listsOf = (build: typeof all) =>
    [...cutLists('later', build, NAMES)].map(([name, list]) => [name, ownHashesIn(list)]);
  const before = new Map(listsOf(all).map(([name, text]) => [name, text]));
  expect(before.size).toBe(8);
  expect(listsOf(next).filter(([name, text]) => before.get(name) !== text)).toHaveLength(1);
});
