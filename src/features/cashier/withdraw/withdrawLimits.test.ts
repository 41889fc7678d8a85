import { expect, test } from 'vitest';
import { withdrawLimits } from './withdrawLimits.ts';

test.each([
  ['not known', undefined, '₦1,000 to ₦200,000'],
  ['more than the method takes', 250_000_00, '₦1,000 to ₦200,000'],
  ['less than the method takes', 171_000_00, '₦1,000 to ₦171,000 (the most you can withdraw now)'],
  ['just enough', 1_000_00, '₦1,000 to ₦1,000 (the most you can withdraw now)'],
  ['too little', 500_50, 'At least ₦1,000. You can withdraw ₦500.50 now.'],
])('what can be withdrawn is %s', (_, availableKobo, text) => {
  expect(withdrawLimits({ min: 1_000_00, max: 200_000_00 }, availableKobo)).toBe(text);
});
