import { expect, test } from 'vitest';
import { contentsOf, jsonName, ownHashes } from './contentsOf.ts';

test('names are put together again, in the order of the lists', () => {
  const stable = { first: ['app.js', 'app.css'], later0: ['terms-2026-06-01.js'] };
  const { files, names, lists } = contentsOf(stable, {
    hashes: '11111111-2_2222-33333333',
    lists: { first: 'sha256-a' },
  });
  expect([...files]).toEqual([
    ['first', ['app-11111111.js', 'app--2_2222-.css']],
    ['later0', ['terms-2026-06-01-33333333.js']],
  ]);
  expect(names.get('terms-2026-06-01.js')).toBe('terms-2026-06-01-33333333.js');
  expect(lists).toEqual({ first: 'sha256-a' });
});

test('of two files with one name each has its own, and texts that name it are left alone', () => {
  const stable = { first: ['ui.js'], later: ['ui.js'] };
  const { files, names } = contentsOf(stable, { hashes: '1111111122222222' });
  expect([...files.values()].flat()).toEqual(['ui-11111111.js', 'ui-22222222.js']);
  expect(names.get('ui.js')).toBe('');
});

const HASH = 'a'.repeat(42);

test.each([
  ['two hashes', { hashes: `${HASH}1${HASH}2` }, [`${HASH}1`, `${HASH}2`]],
  ['the list of a former version', [{ url: '/', integrity: HASH }], []],
  ['nothing', undefined, []],
])('of a list that holds %s', (_, list, hashes) => {
  expect(ownHashes(list)).toEqual(hashes);
});

test('the name of a list holds its hash', () => {
  expect(jsonName('later0', 'sha256-ab/cd+efgh=')).toBe('later0-ab_cd_ef.json');
});
