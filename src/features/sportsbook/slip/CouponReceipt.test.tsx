import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { show } from '../../../testing/show.tsx';
import { CouponReceipt } from './CouponReceipt.tsx';

test.each<[string, Partial<CouponBet>, boolean]>([
  ['Placed.', {}, true],
  ['Won.', { state: 'won', returned: 4000_00 }, true],
  ['Cashed out.', { state: 'cashed-out', returned: 900_00 }, true],
  ['Part of your stake is back.', { state: 'won', returned: 500_00 }, false],
  ['Lost.', { state: 'lost', returned: 0 }, false],
  ['Void: your stake is back.', { state: 'void', returned: 1000_00 }, false],
  ['Void.', { state: 'void', returned: 0, freeBetId: 'F1' }, false],
])('"%s" stands under a tick only where it is good news', (headline, bet, isGood) => {
  show(<CouponReceipt bet={aCoupon(bet)} />);
  const notice = screen.getByText(headline).closest('[role=status]');
  expect(notice?.querySelector('svg') !== null).toBe(isGood);
  expect(notice?.classList.contains('notice--success')).toBe(isGood);
});
