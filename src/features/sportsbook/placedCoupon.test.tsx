import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { call } from '../../api/call.ts';
import { listCoupons } from '../../contract/betting/coupon.ts';
import { listCouponBets, placeCoupon } from '../../contract/betting/couponBets.ts';
import { bookingCode } from '../../domain/sportsbook/bookingCode.ts';
import { openRealtime } from '../../state/session/realtimeSession.ts';
import { openLiveNetwork } from '../../testing/liveSocket.ts';
import type { Network } from '../../testing/network.ts';
import { show, type User } from '../../testing/show.tsx';
import { SportsbookView } from './SportsbookView.tsx';
import { CouponDock } from './slip/CouponDock.tsx';
import { clearCoupon } from './slip/coupon/couponSlip.ts';

// Bets of the sportsbook, from the booking code or the tap to the answer of the mock backend.

interface Chosen {
  marketId: string;
  runnerId: string;
}

/** The first winner selection of this many soccer matches to come, at odds that a bet can use. */
async function choose(count: number): Promise<Chosen[]> {
  const { events } = await call(listCoupons, { sport: 1, time: 'prematch' }, { quiet: true });
  const chosen = events.flatMap(({ markets }): Chosen[] => {
    const market = markets.find(({ kind }) => kind === 'winner');
    const selection = market?.selections.find(({ odds = 0 }) => odds >= 130);
    return market && selection
      ? [{ marketId: market.marketId, runnerId: selection.selectionId }]
      : [];
  });
  return chosen.slice(0, count);
}

async function begin(scenario?: string): Promise<Network> {
  const network = openLiveNetwork(scenario === undefined ? {} : { scenario });
  clearCoupon();
  await network.signIn('adaeze');
  await openRealtime();
  return network;
}

/** Opens the sportsbook; with a code, its selections are in the slip. */
async function open(chosen: readonly Chosen[] = [], search = ''): Promise<User> {
  const query = chosen.length > 0 ? `?code=${bookingCode(chosen)}` : search;
  return act(async () =>
    show(
      <>
        <SportsbookView />
        <CouponDock />
      </>,
      { at: `/sportsbook2${query}` },
    ),
  );
}

const slip = async () => within(await screen.findByRole('region', { name: 'Sportsbook slip' }));

test('odds that move are shown leg by leg, and taken by the player’s choice only', async () => {
  const network = await begin();
  const user = await open(await choose(2));
  const own = await slip();
  await user.fill(own.getByLabelText('Stake'), '500');
  const place = await own.findByRole('button', { name: 'Place acca of 2, ₦500' });

  // The server decides by current odds: it refuses and takes no money.
  network.run('app', { trading: 'moving' });
  await user.click(place);
  expect((await own.findByRole('alert')).textContent).toContain('The price moved');
  expect((await own.findAllByText(/is now/)).length).toBeGreaterThan(0);

  await user.click(own.getByText('Settings'));
  await user.selectOptions(own.getByLabelText('If odds change'), 'any');
  await user.click(own.getByRole('button', { name: 'Place acca of 2, ₦500' }));
  await own.findByText('Placed.');
});

test('a suspended leg can be left out of the bet', async () => {
  const network = await begin();
  const chosen = await choose(3);
  network.run('market', { marketId: chosen[1]?.marketId ?? '', status: 'suspended' });
  const user = await open(chosen);
  const own = await slip();
  await own.findByText('Suspended');
  await user.fill(own.getByLabelText('Stake'), '500');
  await user.click(own.getByRole('button', { name: 'Leave it out' }));
  await user.click(await own.findByRole('button', { name: 'Place acca of 2, ₦500' }));
  await own.findByText('Placed.');
  const [sent] = await network.sent(placeCoupon);
  expect(sent?.input.legs).toHaveLength(2);
});

test('a free bet pays the stake and keeps it', async () => {
  const network = await begin('free-bet');
  const user = await open(await choose(2));
  const own = await slip();
  await user.click(await own.findByRole('button', { name: 'Use ₦1,000.00' }));
  await own.findByText('₦0.00, by the free bet');
  await user.click(await own.findByRole('button', { name: 'Place acca of 2, free bet' }));
  await own.findByText('₦1,000, a free bet');
  expect(network.calls(placeCoupon)).toBe(1);
});

test('in play a bet waits, and a lost answer is looked up, never sent again', async () => {
  const network = await begin();
  const user = await open([], '?time=live');
  const odds = await screen.findAllByRole('button', { name: /\d\.\d\d/ });
  const usable = odds.find((cell) => !cell.hasAttribute('disabled'));
  if (!usable) throw new Error('no odds in play');
  await user.click(usable);
  const own = await slip();
  await user.click(own.getByText('Settings'));
  await user.selectOptions(own.getByLabelText('If odds change'), 'any');
  await user.fill(own.getByLabelText('Stake'), '200');
  network.run('fault', { match: 'POST /sportsbook/bets', ackLost: true });
  network.run('fault', { match: 'GET /sportsbook/bets', network: true });
  // It would tell before anything is looked up.
  network.run('fault', { match: 'socket coupon:changed', network: true });
  await user.click(await own.findByRole('button', { name: 'Place bet, ₦200' }));
  await own.findByText('Checking…');
  await waitFor(() => expect(network.calls(listCouponBets)).toBeGreaterThan(0));
  network.run('fault', { clear: true });
  // The result comes by the event, or from a look-up after reconnecting, whichever is first.
  act(() => network.run('clock', { advance: '7s' }));
  await own.findByText(/^(Placed|Not placed)\./);
  expect(network.calls(placeCoupon)).toBe(1);
});
