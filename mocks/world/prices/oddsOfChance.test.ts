import { expect, test } from 'vitest';
import { oddsOfChance } from './oddsOfChance.ts';

test.each([
  ['an even chance', 0.5, 1_88],
  ['a favourite', 0.8, 1_22],
  ['a lead of two goals after half-time', 0.94, 1_05],
  ['an outsider', 0.2, 4_50],
  ['a long shot', 0.02, 44_00],
  ['what is as good as certain', 0.99, undefined],
  ['what is as good as impossible', 0.004, undefined],
  ['what cannot be', 0, undefined],
  ['nothing known', Number.NaN, undefined],
])('%s', (_, chance, odds) => {
  expect(oddsOfChance(chance)).toBe(odds);
});
