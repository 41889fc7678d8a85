import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvNaira, csvText } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['Home, away', '"Home, away"'],
  ['He said "no"', '"He said ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=SUM(A1)', "'=SUM(A1)"],
  ['+234', "'+234"],
  ['@cmd', "'@cmd"],
  ['-2+3', "'-2+3"],
  ['  =1+1', "'  =1+1"],
  ['\t=1', "'\t=1"],
  ['=1,2', '"\'=1,2"'],
  ['-500.00', '-500.00'],
  ['500', '500'],
])('%j is written %j', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-1_250_000_05, '-1250000.05'],
  [100, '1.00'],
])('%d kobo are %s', (kobo, text) => {
  expect(csvNaira(kobo)).toBe(text);
});

/** A parser that follows RFC 4180 to the letter. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('whatever the texts, a reader gets them back, but for the apostrophe of what looks like a formula', () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab1,"\r\n=+-@ \t₦') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (table) => {
      const back = read(csvText(table));
      const bare = back.map((row, y) =>
        row.map((text, x) => (text === `'${table[y]?.[x]}` ? text.slice(1) : text)),
      );
      expect(bare).toEqual(table);
      for (const text of back.flat()) expect(text).not.toMatch(/^[=+@\t\r]/);
    }),
  );
});
