import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listMatchBets } from '../../../contract/betting/bets.ts';
import { notices } from '../../../state/device/notices.ts';
import { placeMarket } from '../../../state/live/marketStreamMarket.ts';
import { aBet, aMarket, aRunner } from '../../../testing/builders.ts';
import { openNetwork } from '../../../testing/network.ts';
import { show } from '../../../testing/show.tsx';
import { HedgeButton } from './HedgeButton.tsx';

const SIZE = 900_000_00;
const at = (back: number, lay: number) =>
  aMarket({
    runners: [
      aRunner('home', 'Lagos Lions', [[back, SIZE]], [[lay, SIZE]]),
      aRunner('away', 'Abuja Bulls'),
    ],
  });
/** ₦1,000 backed at 2.50. */
const back = () =>
  aBet({
    ...{ priceAsked: 250, priceMatched: 250, stake: 1000_00, stakeMatched: 1000_00 },
    ...{ profit: 1500_00, liability: 1000_00 },
  });

async function open(bets = [back()], served = bets) {
  const network = openNetwork();
  network.answer(listMatchBets, () => ({ asOf: 0, bets: served }));
  await network.signIn('adaeze');
  const live = placeMarket(undefined, at(218, 220));
  const runner = live.runners.get('home');
  if (!runner) throw new Error('No runner');
  const onHedge = vi.fn();
  const user = show(
    <HedgeButton frame={live.frame} runner={runner} bets={bets} onHedge={onHedge} />,
  );
  return { live, onHedge, user };
}

test('it names the order that takes the risk away, and hands it on without sending it', async () => {
  const { onHedge, user } = await open();
  // ₦2,500 between both results, at 2.20: ₦1,136 in whole naira.
  await user.click(screen.getByRole('button', { name: 'Hedge: lay ₦1,136 at 2.20' }));
  await waitFor(() => expect(onHedge).toHaveBeenCalled());
  expect(onHedge.mock.calls).toEqual([
    [
      { side: 'lay', priceHundredths: 220, stakeKobo: 1136_00 },
      [
        { outcome: 'home', result: 1500_00 },
        { outcome: 'away', result: -1000_00 },
      ],
    ],
  ]);
});

test('it follows the price', async () => {
  const { live, onHedge, user } = await open();
  await act(async () => {
    const runner = live.runners.get('home');
    if (runner) runner.lay = [[200, SIZE]];
    runner?.moved.lay.emit();
  });
  await user.click(screen.getByRole('button', { name: 'Hedge: lay ₦1,250 at 2.00' }));
  await waitFor(() => expect(onHedge).toHaveBeenCalled());
  expect(onHedge.mock.calls[0]?.[0]).toMatchObject({ priceHundredths: 200, stakeKobo: 1250_00 });
});

test('the player’s own waiting order is not a price to hedge at', async () => {
  const own = aBet({
    ...{ betId: 'B2', reference: 'r2', rest: 'keep', state: 'unmatched', priceAsked: 220 },
    ...{ priceMatched: undefined, stake: 900_000_00, stakeMatched: 0, stakeWaiting: 900_000_00 },
  });
  await open([back(), own]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a matched bet in this market there is nothing to hedge', async () => {
  const waiting = {
    ...back(),
    state: 'unmatched' as const,
    stakeMatched: 0,
    stakeWaiting: 1000_00,
  };
  await open([waiting, { ...back(), marketId: 'm-2' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what another page has bet counts, although this one has not heard of it', async () => {
  const elsewhere = { ...back(), betId: 'B2', reference: 'r2' };
  const { onHedge, user } = await open([back()], [back(), elsewhere]);
  await user.click(screen.getByRole('button', { name: 'Hedge: lay ₦1,136 at 2.20' }));
  await waitFor(() => expect(onHedge).toHaveBeenCalled());
  expect(onHedge.mock.calls[0]?.[0]).toMatchObject({ stakeKobo: 2272_00 });
});

test('a hedge below the least that the market takes is not offered', async () => {
  const stake = 80_00;
  await open([{ ...back(), stake, stakeMatched: stake, profit: 120_00, liability: stake }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what another page has hedged already is told', async () => {
  const hedged = aBet({
    ...{ betId: 'B2', reference: 'r2', side: 'lay', priceAsked: 220, priceMatched: 220 },
    ...{ stake: 1136_00, stakeMatched: 1136_00, profit: 1136_00, liability: 1363_20 },
  });
  const { onHedge, user } = await open([back()], [back(), hedged]);
  await user.click(screen.getByRole('button', { name: /^Hedge: lay/ }));
  await waitFor(() =>
    expect(notices.tray[0]?.text).toBe(
      'Your position has changed. Nothing is left to hedge at this price.',
    ),
  );
  expect(onHedge).not.toHaveBeenCalled();
});
