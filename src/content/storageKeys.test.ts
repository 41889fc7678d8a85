import { describe, expect, test } from 'vitest';
import { tablesOf, textOf } from './testing/tables.ts';

const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../sw/**/*.ts', '!../**/*.test.*', '!../../sw/**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const code = Object.values(sources).join('\n');

/** Every storage key in the source, found by its form. */
function keysInSource(): string[] {
  const kept = [
    ...code.matchAll(/'(oja:[a-z-]+)'/g),
    ...code.matchAll(/'([a-z-]+@\d+)'/g),
    // The worker's caches, which carry the path of a demo that stands below one.
    ...code.matchAll(/`([a-z-]+@\d+)\$\{BASE\}`/g),
    ...code.matchAll(/(?:=> |set\()`([a-z]+:)\$/g),
    ...code.matchAll(/const \w+_KEY = '(\w+)'/g),
  ].flatMap(([, key]) => key ?? []);
  return [...new Set(kept)].sort();
}

describe('the cookies policy', () => {
  const named = tablesOf('cookiespolicy')
    .flatMap(({ rows }) => rows.flatMap(([name]) => name ?? []))
    // After a title in plain words.
    .map((name) => (name.split(' ').at(-1) ?? '').replace('*', ''));

  test('names every key that the app keeps, and no other', () => {
    expect([...named].sort()).toEqual(keysInSource());
  });

  test.each([...code.matchAll(/const (?:DATABASE|NAME) = '(\w+)'/g)].map(([, name]) => name))(
    'names the database %s',
    (name) => {
      expect(textOf('cookiespolicy')).toMatch(new RegExp(`database,? ${name}\\b`));
    },
  );

  test('is right that there are no cookies', () => {
    expect(code).not.toMatch(/document\.cookie|cookieStore/);
  });
});
