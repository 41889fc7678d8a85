import { expect, test } from 'vitest';
import { available, heldByTurnover, withdrawable } from './withdrawable.ts';

test.each([
  ['nothing held', 10_000_00, 0, 0, 0, 10_000_00],
  ['open bets', 10_000_00, 3_000_00, 0, 0, 7_000_00],
  ['a locked bonus', 10_000_00, 0, 2_000_00, 0, 8_000_00],
  ['turnover not met', 10_000_00, 1_000_00, 0, 4_000_00, 5_000_00],
  ['more held than there is', 1_000_00, 0, 800_00, 500_00, 0],
  ['an overdrawn account', -500, 0, 0, 0, 0],
])('%s', (_name, balance, exposure, lockedBonusKobo, unmetTurnoverKobo, expected) => {
  const holds = { lockedBonusKobo, unmetTurnoverKobo };
  expect(withdrawable(available(balance, exposure), holds)).toBe(expected);
});

test.each([
  ['nothing to bet', 0, 0, 0],
  ['some of it', 0, 79_000_00, 79_000_00],
  ['open bets leave less than that', 200_000_00, 79_000_00, 50_000_00],
  ['open bets leave nothing', 260_000_00, 79_000_00, 0],
])('what a deposit that is not bet holds back: %s', (_, exposure, unmetTurnover, held) => {
  const balance = 250_000_00;
  expect(heldByTurnover({ balance, exposure, unmetTurnover })).toBe(held);
  const holds = { lockedBonusKobo: 0, unmetTurnoverKobo: unmetTurnover };
  const free = withdrawable(available(balance, exposure), holds);
  expect(free).toBe(Math.max(0, balance - exposure) - held);
});
