import { expect, test } from 'vitest';
import { liability, profit } from './bet.ts';
import { linePrice, marketScale, runnerPrice } from './marketScale.ts';

test.each([
  ['match_odds', 'decimal'],
  ['bookmaker', 'rate'],
  ['fancy', 'line'],
  ['fancy1', 'decimal'],
  ['odd_even', 'decimal'],
  ['over_under', 'decimal'],
] as const)('%s is priced in the %s scale', (kind, scale) => {
  expect(marketScale(kind)).toBe(scale);
});

test.each([
  ['match odds 1.87', runnerPrice('match_odds', 1_87)],
  ['bookmaker 87', runnerPrice('bookmaker', 87_00)],
  ['fancy 45 at 87', linePrice(45, 87_00)],
])('₦1,000 on %s wins ₦870', (_name, price) => {
  expect(profit({ side: 'back', stakeKobo: 1_000_00, price })).toBe(870_00);
  expect(liability({ side: 'lay', stakeKobo: 1_000_00, price })).toBe(870_00);
});
