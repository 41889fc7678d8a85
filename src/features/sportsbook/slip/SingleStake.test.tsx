import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../../api/call.ts';
import { listCoupons } from '../../../contract/betting/coupon.ts';
import { placeCoupon } from '../../../contract/betting/couponBets.ts';
import { openLiveNetwork } from '../../../testing/liveSocket.ts';
import type { Network } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { clearCoupon, couponSlip, togglePick } from './coupon/couponSlip.ts';

/** A slip of two singles at today's odds. */
async function twoSingles(): Promise<[User, Network]> {
  const network = openLiveNetwork();
  clearCoupon();
  await network.signIn('adaeze');
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' });
  for (const { gameId, name: event, markets, startsAt } of events.slice(0, 2)) {
    const [market] = markets;
    const [selection] = market?.selections ?? [];
    if (!market || !selection) throw new Error('nothing to bet on');
    const { selectionId, name, label, odds = 0 } = selection;
    togglePick({
      ...{ gameId, startsAt, marketId: market.marketId, selectionId, oddsHundredths: odds },
      ...{ version: market.version, names: { event, market: market.name, selection: name, label } },
    });
  }
  const user = show(<CouponPanel />);
  await user.click(screen.getByRole('button', { name: 'Singles' }));
  return [user, network];
}

const own = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Stake on / });
const ofAll = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake for all' });

test('each single is sent with its own stake, from ₦10', async () => {
  const [user, network] = await twoSingles();
  const [first, second] = own();
  if (!first || !second) throw new Error('no fields');
  await user.fill(ofAll(), '500');
  expect([first.value, second.value]).toEqual(['500', '500']);
  await user.fill(second, '10');
  expect(ofAll().value).toBe('');
  await screen.findByText('2 bets, ₦510.00 in all');
  await user.click(await screen.findByRole('button', { name: 'Place 2 singles, ₦510' }));
  await waitFor(async () =>
    expect((await network.sent(placeCoupon)).map(({ input }) => input.stake)).toEqual([
      500_00, 10_00,
    ]),
  );
  await waitFor(() => expect(screen.getAllByText('Placed.')).toHaveLength(2));
});

test('the stake for all takes the place of each own, and of a free bet', async () => {
  const [user] = await twoSingles();
  const [first, second] = own();
  if (!first || !second) throw new Error('no fields');
  await user.fill(first, '300');
  await screen.findByText('Enter a stake.');
  expect(second.getAttribute('aria-describedby')).not.toBeNull();
  expect(first.getAttribute('aria-invalid')).toBeNull();
  await user.fill(second, '9');
  await screen.findByText('The smallest stake here is ₦10.00.');
  expect(second.getAttribute('aria-invalid')).toBe('true');
  act(() => {
    couponSlip.freeBetId = 'F';
  });
  await user.click(screen.getByRole('button', { name: '₦200' }));
  expect(own().map(({ value }) => value)).toEqual(['200', '200']);
  expect(ofAll().value).toBe('200');
  expect(couponSlip.freeBetId).toBeUndefined();
});
