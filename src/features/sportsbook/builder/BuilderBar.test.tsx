import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../../../api/call.ts';
import { priceCombination } from '../../../contract/betting/combination.ts';
import { listCoupons } from '../../../contract/betting/coupon.ts';
import { connection } from '../../../state/session/connection.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { SportsbookView } from '../SportsbookView.tsx';
import { clearCoupon, couponSlip } from '../slip/coupon/couponSlip.ts';

let network: Network;
let user: User;
let gameId: string;
beforeEach(async () => {
  network = openNetwork();
  clearCoupon();
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' });
  gameId = events[0]?.gameId ?? '';
  user = show(<SportsbookView />, { at: `/sportsbook2?event=${gameId}` });
  await user.click(await screen.findByRole('button', { name: 'Bet builder' }));
});

const bar = () => within(screen.getByRole('region', { name: 'Bet builder' }));
async function choose(market: string, index: number) {
  const card = within(screen.getByRole('region', { name: market }));
  const cell = card.getAllByRole('button')[index];
  if (!cell) throw new Error(`no selection ${index} of ${market}`);
  await user.click(cell);
}

test('selections of a match get one price together, and go into the slip as one leg', async () => {
  bar().getByText(/Choose two or more/);
  await choose('1X2', 0);
  bar().getByText(/one more/);
  await choose('Both teams to score', 0);
  await user.click(await bar().findByRole('button', { name: /^Add at \d/ }));
  expect(couponSlip.picks).toHaveLength(1);
  expect(couponSlip.picks[0]).toMatchObject({ gameId, marketId: `${gameId}:f-builder` });
  expect(couponSlip.picks[0]?.names?.label).toContain(' + ');
  // The bar has gone, and taps fill the slip again.
  expect(screen.queryByRole('region', { name: 'Bet builder' })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Bet builder');
});

test('while a bet is on its way, what was combined stays until the slip takes it', async () => {
  const bet = { reference: 'r', kind: 'single', keys: ['1-m/home'], stakeKobo: 500_00 } as const;
  couponSlip.sent = [{ ...bet, phase: { is: 'sending' } }];
  couponSlip.isOpen = false;
  await choose('1X2', 0);
  await choose('Both teams to score', 0);
  const add = () => bar().findByRole('button', { name: /^Add at \d/ });
  await user.click(await add());
  expect(couponSlip.picks).toEqual([]);
  // The slip says why.
  expect(couponSlip.isOpen).toBe(true);
  act(() => {
    couponSlip.sent = [];
  });
  await user.click(await add());
  expect(couponSlip.picks).toMatchObject([{ gameId, marketId: `${gameId}:f-builder` }]);
});

test('another selection of a market takes the place of the first, and a tap takes one out', async () => {
  await choose('1X2', 0);
  await choose('1X2', 2);
  expect(bar().getAllByRole('button')).toHaveLength(1);
  await user.click(bar().getByRole('button', { name: /^Remove/ }));
  bar().getByText(/Choose two or more/);
});

test('what cannot be combined is not offered, and what the house refuses says why', async () => {
  expect(screen.queryByRole('region', { name: 'Draw no bet' })).toBeNull();
  await choose('1X2', 0);
  await choose('Double chance', 2);
  await bar().findByText(/^These selections can't all win together/);
  expect(bar().getByRole('button', { name: 'No odds' })).toHaveProperty('disabled', true);
});

test('a price that did not come is asked for again, and offline it says what it needs', async () => {
  network.goDown();
  await choose('1X2', 0);
  await choose('Both teams to score', 0);
  await bar().findByText("Couldn't get the odds.");
  network.comeBack();
  await user.click(bar().getByRole('button', { name: 'Try again' }));
  await bar().findByRole('button', { name: /^Add at \d/ });
  act(() => Object.assign(connection, { status: 'offline' }));
  await bar().findByText('You are offline. Connect to get the odds.');
  const asked = network.calls(priceCombination);
  act(() => Object.assign(connection, { status: 'live' }));
  await bar().findByRole('button', { name: /^Add at \d/ });
  await waitFor(() => expect(network.calls(priceCombination)).toBe(asked + 1));
});

test('a part that is suspended takes the offer back, until it opens again', async () => {
  await choose('1X2', 0);
  await choose('Both teams to score', 0);
  await bar().findByRole('button', { name: /^Add at \d/ });
  network.run('market', { marketId: `${gameId}:f-1x2`, status: 'suspended' });
  await choose('Over/under', 0);
  expect(await bar().findByText('One of the selections is suspended.')).toBeTruthy();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  await choose('Over/under', 0);
  await bar().findByText('One of the selections is suspended.');
  network.run('market', { marketId: `${gameId}:f-1x2`, status: 'open' });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await bar().findByRole('button', { name: /^Add at \d/ });
  // An offer is not asked for again.
  const asked = network.calls(priceCombination);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(network.calls(priceCombination)).toBe(asked);
});
