import { expect, test } from 'vitest';
import { freshnessOf } from './marketStreamFreshness.ts';

const NOW = 1_000_000;

test.each([
  ['just heard', NOW, false, 'live'],
  ['a beat ago', NOW - 3999, false, 'live'],
  ['one beat missed', NOW - 4000, false, 'ageing'],
  ['almost too old', NOW - 11_999, false, 'ageing'],
  ['too old', NOW - 12_000, false, 'old'],
  ['never heard', 0, false, 'old'],
  ['just heard, then offline', NOW, true, 'old'],
  ['heard in the future, the clock was set back', NOW + 1, false, 'old'],
] as const)('%s', (_, heardAt, isOffline, expected) => {
  expect(freshnessOf(heardAt, NOW, isOffline)).toBe(expected);
});
