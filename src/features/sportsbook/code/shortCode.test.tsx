import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listCoupons } from '../../../contract/betting/coupon.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows } from '../../../testing/show.tsx';
import { couponSlip, startCouponSlip } from '../slip/coupon/couponSlip.ts';
import { CodeSheet } from './CodeSheet.tsx';
import { codeOf } from './couponCode.ts';
import { OpenCode } from './OpenCode.tsx';

/** Two selections that the mock offers. */
async function twoPicks(network: Network) {
  const { call } = await import('../../../api/call.ts');
  const { events } = await call(listCoupons, { time: 'prematch' });
  expect(network.calls(listCoupons)).toBe(1);
  return events.slice(0, 2).flatMap(({ markets: [market] }) => {
    const selection = market?.selections[0];
    return market && selection
      ? [{ marketId: market.marketId, selectionId: selection.selectionId }]
      : [];
  });
}

const copied = () =>
  screen
    .getByText('Six-letter code', { selector: 'span' })
    .nextElementSibling?.textContent?.replace(' ', '') ?? '';

test('a short code is shared and opens the same selections', async () => {
  const network = openNetwork();
  const picks = await twoPicks(network);
  show(<CodeSheet code={codeOf(picks) ?? ''} picks={picks} onClose={() => undefined} />);
  await shows(/Six-letter code[A-Z]{3} [A-Z]{3}/);
  const code = copied();
  await startCouponSlip();
  const user = show(<OpenCode />);
  await user.click(screen.getByRole('button', { name: 'Booking code' }));
  const field = screen.getByRole('textbox', { name: 'Booking code' });
  const open = () => user.click(screen.getByRole('button', { name: 'Open the code' }));
  await user.fill(field, 'AAAAAA');
  await open();
  await shows(/We don't have this code/);
  network.goDown();
  await user.fill(field, code.toLowerCase());
  await open();
  await shows(/A six-letter code needs a network/);
  expect(couponSlip.picks).toEqual([]);
  network.comeBack();
  couponSlip.stakeKobo = 500_00;
  await open();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Open the code' })).toBeNull());
  expect(couponSlip.picks).toMatchObject(picks);
  // The stake of the last slip does not come along.
  expect(couponSlip.stakeKobo).toBeUndefined();
});

test('without a network the sheet gives the long code, and says when the short one comes', async () => {
  const network = openNetwork();
  const picks = await twoPicks(network);
  network.goDown();
  show(<CodeSheet code={codeOf(picks) ?? ''} picks={picks} onClose={() => undefined} />);
  await shows(/You get a six-letter code when you are online/);
  expect(screen.queryByText('Six-letter code', { selector: 'span' })).toBeNull();
  expect(screen.getByText('Code that opens offline')).toBeTruthy();
});
