import { expect, test } from 'vitest';
import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import { aCoupon, aCouponLeg } from '../../../../testing/builders.ts';
import { couponReceipt } from './couponReceipt.ts';

test.each<[string, Partial<CouponBet>, number]>([
  ['Single', { kind: 'single' }, 1],
  ['Acca of 3', { kind: 'acca', size: 3 }, 3],
  ['One cut of 3: one selection may lose', { kind: 'one-cut', size: 3 }, 3],
  ['System 2 of 4, 6 lines', { kind: 'system', size: 2, combinations: 6 }, 4],
])('a shared receipt says what was bet: %s', (name, rest, count) => {
  const legs = Array.from({ length: count }, (_, index) => aCouponLeg(`g-${index}`));
  const { text } = couponReceipt(aCoupon({ ...rest, legs }));
  expect(text.split('\n')).toContain(name);
});
