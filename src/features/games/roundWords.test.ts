import { expect, test } from 'vitest';
import { roundText } from './roundWords.ts';

test.each([
  [0, 'You lost ₦100.00.'],
  [50_00, '₦50.00 back: you lost ₦50.00.'],
  [100_00, 'Your stake is back: ₦100.00.'],
  [500_00, '₦500.00 back: you won ₦400.00.'],
])('of ₦100 staked %i kobo back: %s', (returned, text) => {
  expect(roundText({ stake: 100_00, returned })).toBe(text);
});
