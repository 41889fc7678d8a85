import { expect, test } from 'vitest';
import { couponOdds } from './couponOdds.ts';

test.each([
  ['an even chance', 0.5, 1_88],
  ['a favourite', 0.8, 1_17],
  ['an outsider', 0.2, 4_70],
  ['a long shot', 0.02, 47_00],
  ['what is as good as certain', 0.98, undefined],
  ['what is as good as impossible', 0.004, undefined],
  ['what cannot be', 0, undefined],
  ['nothing known', Number.NaN, undefined],
])('%s', (_, chance, odds) => {
  expect(couponOdds(chance)).toBe(odds);
});
