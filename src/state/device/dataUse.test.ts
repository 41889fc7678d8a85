import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytesIn, type DataUse, dataCostKobo, mergeUse, pageKind, pagesIn } from './dataUse.ts';

const use: DataUse = {
  '2026-10-31': { Home: 5 },
  '2026-11-01': { Home: 10, Match: 200 },
  '2026-11-21': { Match: 30, 'My bets': 40 },
};

test.each([
  ['2026-11-21', 70],
  ['2026-11', 280],
  ['2026-12', 0],
])('in %s it is %i bytes', (period, bytes) => {
  expect(bytesIn(use, period)).toBe(bytes);
});

test('pages of a month, the most first', () => {
  expect(pagesIn(use, '2026-11')).toEqual([
    { page: 'Match', bytes: 230 },
    { page: 'My bets', bytes: 40 },
    { page: 'Home', bytes: 10 },
  ]);
});

test.each([
  ['Lagos Lions v Abuja Bulls · Match · Oja', 'Match'],
  ['My bets · Oja', 'My bets'],
  ['Oja of Lagos', 'Start page'],
])('%s is counted for %s', (title, kind) => {
  expect(pageKind(title)).toBe(kind);
});

describe('two counts as one', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((date) => `2026-11-${date}`);
  const pages = fc.dictionary(fc.constantFrom('Home', 'Match', 'Terms'), fc.nat());
  const anyUse = fc.dictionary(day, pages);

  test('nothing is lost and nothing comes twice', () => {
    fc.assert(
      fc.property(anyUse, anyUse, (one, other) => {
        const both = bytesIn(one, '2026') + bytesIn(other, '2026');
        expect(bytesIn(mergeUse(one, other), '2026')).toBe(both);
      }),
    );
  });

  test('two months are kept', () => {
    const days = Array.from({ length: 90 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    const merged = mergeUse(Object.fromEntries(days.map((date) => [date, { Home: 1 }])), {});
    expect(Object.keys(merged)).toEqual(days.slice(-62));
  });
});

test.each([
  [0, 80, 0],
  [1_000_000, 80, 80],
  [6_250, 80, 1],
  [6_249, 80, 0],
  [1_000_000_000, 80, 80_000],
])('%i bytes at %i kobo a megabyte cost %i kobo', (bytes, koboPerMb, kobo) => {
  expect(dataCostKobo(bytes, koboPerMb)).toBe(kobo);
});
