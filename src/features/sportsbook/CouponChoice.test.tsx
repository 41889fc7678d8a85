import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import type { CouponReturns } from './slip/coupon/couponOrders.ts';
import { couponSlip } from './slip/coupon/couponSlip.ts';

const RETURNS: CouponReturns = {
  ...{ stakeKobo: 0, returnKobo: 0, bonusKobo: 0, isCapped: false },
  ...{ lines: 5, totalOddsHundredths: undefined },
};

test('one cut is a kind of its own, told in words', async () => {
  couponSlip.kind = 'acca';
  const user = show(<CouponChoice count={5} returns={RETURNS} />);
  await user.click(screen.getByRole('button', { name: /^One cut/ }));
  expect(couponSlip.kind).toBe('one-cut');
  await waitFor(() => {
    expect(document.body.textContent).toContain(
      'One selection may lose and the bet still pays the same',
    );
  });
});

test('of two selections none can be cut', () => {
  show(<CouponChoice count={2} returns={RETURNS} />);
  expect(screen.queryByRole('button', { name: /^One cut/ })).toBeNull();
});
