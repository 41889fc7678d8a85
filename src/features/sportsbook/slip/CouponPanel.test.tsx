import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { CouponBar } from './CouponBar.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { clearCoupon, couponSlip, setOut, togglePick } from './coupon/couponSlip.ts';

test('the name of the bet is said once, before and after it is sent', () => {
  for (const gameId of ['g-1', 'g-2']) {
    togglePick({ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home' });
  }
  couponSlip.sent = [
    {
      ...{ reference: 'r', kind: 'acca', stakeKobo: 500_00, phase: undefined },
      keys: ['g-1:f-1x2/home', 'g-2:f-1x2/home'],
    },
  ];
  show(<CouponPanel />);
  expect(screen.getAllByText('Acca of 2')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Sportsbook slip' })).toBeTruthy();
});

test('what is left out of the bet is not in its name, on the slip and on its bar', async () => {
  couponSlip.sent = [];
  clearCoupon();
  for (const gameId of ['g-1', 'g-2', 'g-3']) {
    togglePick({ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home' });
  }
  show(
    <>
      <CouponPanel />
      <CouponBar />
    </>,
  );
  expect(screen.getAllByText(/^Acca of 3/)).toHaveLength(2);
  await act(async () => setOut('g-1:f-1x2/home', true));
  expect(screen.getAllByText(/^Acca of 2/)).toHaveLength(2);
  await act(async () => setOut('g-2:f-1x2/home', true));
  expect(screen.getAllByText(/^Single/)).not.toHaveLength(0);
  expect(screen.queryByText(/^Acca of/)).toBeNull();
});
