import { expect, test } from 'vitest';
import { priceScale, profitPer100Naira } from './priceScale.ts';

test.each([
  ['match_odds', 'decimal'],
  ['bookmaker', 'rate'],
  ['fancy', 'rate'],
  ['fancy1', 'decimal'],
  ['odd_even', 'decimal'],
  ['over_under', 'decimal'],
] as const)('%s is priced in the %s scale', (kind, scale) => {
  expect(priceScale(kind)).toBe(scale);
});

test.each([
  ['bookmaker 87 and decimal 1.87', 87_00, 1_87],
  ['bookmaker 90 and decimal 1.90', 90_00, 1_90],
])('%s pay the same', (_name, rate, odds) => {
  expect(profitPer100Naira('rate', rate)).toBe(profitPer100Naira('decimal', odds));
});
