import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultRows } from './faultTable.ts';
import { parseClaim } from './ran/proves.ts';
import { ROOT } from './sourceFiles.ts';

const rows = faultRows();

test('no fault is left out, and each has its words', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
  for (const { seen } of rows) expect(seen.trim()).not.toBe('');
});

/** Whether the tests ran and passed is proved later, by `proof/faults.proof.ts`. */
test.each(rows)('$number $fault: names tests in files that are there', ({ tests }) => {
  for (const named of tests) {
    const { file, title } = parseClaim(named);
    expect(title, named).not.toBe('');
    expect(existsSync(join(ROOT, file)), named).toBe(true);
  }
});
