import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Lines of the tables: number, fault, what is seen, tests. */
const rows = [
  ...read('docs/faults.md').matchAll(/^\| (\d+) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
].map(([, number, fault = '', seen = '', tests = '']) => ({
  number: Number(number),
  fault,
  seen,
  tests: tests.split('<br>'),
}));

test('no fault is left out, and each has its words', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  for (const { seen } of rows) expect(seen.trim()).not.toBe('');
});

/** A row may own up to having none. */
const proved = rows.filter(({ tests }) => tests[0] !== 'not proved by a test');

describe.each(proved)('$number $fault', ({ tests }) => {
  test.each(tests)('%s', (named) => {
    const [file = '', title = ''] = named.split(' › ');
    expect(title).not.toBe('');
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(read(file)).toContain(title);
  });
});
