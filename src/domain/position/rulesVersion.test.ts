import { expect, test } from 'vitest';
import { rulesVersionAt } from './rulesVersion.ts';

test.each([
  ['2026-11-21T12:00:00Z', '1.1'],
  ['2026-11-20T22:59:59Z', '1.0'],
  ['2026-10-31T23:00:00Z', '1.0'],
  ['2026-10-31T22:59:59Z', '0.9'],
  ['2026-06-01T00:00:00Z', '0.9'],
  ['2025-01-01T00:00:00Z', '0.9'],
])('a bet of %s stands under rules %s', (at, version) => {
  expect(rulesVersionAt(Date.parse(at))).toBe(version);
});
