import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { show } from '../../../testing/show.tsx';
import { CouponCard } from './CouponCard.tsx';

function card(about: Partial<CouponBet>): string {
  show(<CouponCard bet={aCoupon(about)} scores={new Map()} />);
  return screen.getByRole('listitem').textContent;
}

test('a bet that was edited is not told as cashed out', () => {
  const text = card({ stake: 950_00, soldStake: 1_000_00, soldFor: 950_00, restaked: 950_00 });
  expect(text).toContain('Changed: ₦950 of its worth was staked again');
  expect(text).not.toContain('Cashed out');
});
