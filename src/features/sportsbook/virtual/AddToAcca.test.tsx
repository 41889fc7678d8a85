import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { clearCoupon, couponSlip, startCouponSlip, togglePick } from '../slip/coupon/couponSlip.ts';
import { AddToAcca } from './AddToAcca.tsx';

const names = (text: string) =>
  waitFor(() => expect(screen.getByRole('link').textContent).toBe(text));

test('the way to the slip names the bet that is in it', async () => {
  openNetwork();
  await startCouponSlip();
  clearCoupon();
  for (const gameId of ['g-1', 'g-2', 'g-3']) {
    togglePick({ gameId, marketId: `${gameId}:f-1x2`, selectionId: 'home' });
  }
  show(<AddToAcca picked={undefined} eventName="" startsAt={0} onAdded={() => undefined} />);
  await names('Slip: Acca of 3');
  act(() => void Object.assign(couponSlip, { kind: 'system', size: 2 }));
  await names('Slip: System 2 of 3');
  act(() => void Object.assign(couponSlip, { kind: 'single' }));
  await names('Slip: 3 singles');
  clearCoupon();
});
