import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import { listCoupons } from '../../../contract/betting/coupon.ts';
import { placeCoupon } from '../../../contract/betting/couponBets.ts';
import { type Bonus, listBonuses } from '../../../contract/cashier/bonus.ts';
import type { OutputOf } from '../../../contract/kit/endpoint.ts';
import { askAnew } from '../../../state/lists/askAnew.ts';
import { bonuses } from '../../../state/money/bonuses.ts';
import { aCoupon } from '../../../testing/builders.ts';
import { held } from '../../../testing/held.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { clearCoupon, togglePick } from './coupon/couponSlip.ts';
import { FreeBetChoice } from './FreeBetChoice.tsx';

const HOUR_MS = 3_600_000;

/** ₦500, for two hours more. */
const freeBet = (): Bonus => ({
  bonusId: 'B1',
  offer: 'free-bet',
  title: 'Free bet',
  status: 'active',
  amount: 500_00,
  wageringRequired: 0,
  wagered: 0,
  released: 0,
  parts: 1,
  partsReleased: 0,
  minOdds: 1,
  contributionPercent: {},
  expiresAt: Date.now() + 2 * HOUR_MS,
  termsVersion: '1',
  terms: [],
});

test('a free bet is offered as long as the server gives it, on a phone three hours ahead', async () => {
  const network = openNetwork();
  await network.signIn();
  const now = Date.now();
  const all = [freeBet()];
  network.answer(listBonuses, () => ({ asOf: now, bonuses: all }));
  vi.useFakeTimers({ toFake: ['Date'], now: now + 3 * HOUR_MS });
  show(<FreeBetChoice orders={1} />);
  expect(await screen.findByRole('button', { name: /500/ })).toBeInstanceOf(HTMLButtonElement);
});

const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake(?! on)/ });
const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use ₦500.00' });

/** Adds a selection of the match with this index. */
async function picker() {
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' });
  return (index: number) => {
    const { gameId = '', markets = [] } = events[index] ?? {};
    const [{ marketId = '', selections: [one] = [] } = {}] = markets;
    togglePick({ gameId, marketId, selectionId: one?.selectionId ?? '' });
  };
}

test('the stake is a free bet’s only while it pays: not for singles, and not once it is used elsewhere', async () => {
  const network = openNetwork();
  clearCoupon();
  await network.signIn();
  let all = [freeBet()];
  network.answer(listBonuses, () => ({ asOf: Date.now(), bonuses: all }));
  const add = await picker();
  add(0);
  const user = show(<CouponPanel />);
  await waitFor(() => expect(use().disabled).toBe(false));
  await user.click(use());
  expect([stake().value, stake().readOnly]).toEqual(['500', true]);

  act(() => add(1));
  await user.click(await screen.findByRole('button', { name: 'Singles' }));
  await waitFor(() => expect(stake().readOnly).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Acca' }));
  expect(stake().readOnly).toBe(true);

  all = [];
  await act(() => askAnew(bonuses));
  await waitFor(() => expect([stake().value, stake().readOnly]).toEqual(['', false]));
  clearCoupon();
});

test('a refused bet gives its free bet back to the slip, though the list from before called it used', async () => {
  const network = openNetwork();
  clearCoupon();
  await network.signIn();
  network.answer(listBonuses, () => ({ asOf: Date.now(), bonuses: [freeBet()] }));
  const later = held<OutputOf<typeof listBonuses>>();
  network.answer(placeCoupon, async (_, reference) => {
    const used = { ...freeBet(), status: 'completed' as const };
    network.answer(listBonuses, () => ({ asOf: Date.now(), bonuses: [used] }));
    await askAnew(bonuses);
    network.answer(listBonuses, () => later.answer);
    return { bet: aCoupon({ reference, state: 'rejected', freeBetId: 'B1' }) };
  });
  (await picker())(0);
  const user = show(<CouponPanel />);
  await waitFor(() => expect(use().disabled).toBe(false));
  await user.click(use());
  await user.click(await screen.findByRole('button', { name: /^Place/ }));
  await user.click(await screen.findByRole('button', { name: 'Back to the slip' }));
  expect([stake().value, stake().readOnly]).toEqual(['500', true]);
  await act(async () => {
    later.release({ asOf: Date.now(), bonuses: [freeBet()] });
    await bonuses.refresh();
  });
  expect(stake().value).toBe('500');
  clearCoupon();
});
