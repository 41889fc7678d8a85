import { describe, expect, test } from 'vitest';
import { faultRows } from '../faultTable.ts';
import { lastRun } from '../ran/lastRun.ts';
import { parseClaim, unproved } from '../ran/proves.ts';

const ran = lastRun();

describe.each(faultRows())('$number $fault', ({ tests }) => {
  test.each(tests)('%s', (named) => {
    expect(unproved(ran, parseClaim(named))).toBeUndefined();
  });
});
