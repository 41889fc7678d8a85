import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import type { Market } from '../contract/betting/market.ts';
import { cancelBet } from '../contract/betting/orders.ts';
import { DOUBLE_TAP_MS } from '../domain/time/doubleTap.ts';
import { href, paths } from '../paths.ts';
import { notices } from '../state/device/notices.ts';
import { facts } from '../testing/facts.ts';
import { findGame, isEven, marketOf } from '../testing/games.ts';
import { openLiveNetwork } from '../testing/liveSocket.ts';
import type { Network } from '../testing/network.ts';
import { openApp } from '../testing/openApp.tsx';
import { shows, type User } from '../testing/show.tsx';
import { keepFocus } from './services/keepFocus.ts';
// What comes late in the app is loaded here, so that no wait for a tap contains it.
import '../features/betslip/OpenSlip.tsx';
import '../features/betslip/BetslipDock.tsx';
import '../screens/betting/MatchScreen.tsx';
import '../features/bets/orders/WaitingOrders.tsx';
import '../features/betslip/sent/CancelRest.tsx';
import '../screens/betting/MyBetsScreen.tsx';
import './shell/MenuPanel.tsx';

// A player's orders that wait, from the tap on a price, with the mock backend's market and its pushes.

const KEEP = 'Match what you can, keep the rest';

let network: Network;
let user: User;
let market: Market;

const odds = () => within(screen.getByRole('region', { name: 'Match Odds' }));
const slip = async () => within(await screen.findByRole('region', { name: 'Bet slip' }));

/** A match to come, with ₦300 and ₦500 to back on its first runner, so that ₦1,000 finds too little. */
beforeEach(async () => {
  network = openLiveNetwork();
  await network.signIn('adaeze');
  const gameId = await findGame('soccer', (event) => event.status === 'upcoming' && isEven(event));
  market = await marketOf(gameId, 'match_odds');
  network.run('book', {
    marketId: market.marketId,
    runnerId: 'home',
    columns: {
      back: [
        [2.5, 300],
        [2.48, 500],
      ],
      lay: [[2.7, 2000]],
    },
  });
  user = await openApp(`${href(paths.match, { gameId })}?tab=odds`);
  await screen.findByRole('button', { name: /^Back .+ 2\.50, ₦300/ });
});

interface Order {
  rest?: string;
  at?: string;
  runnerId?: string;
}

const nameOf = (runnerId: string) =>
  market.runners.find((runner) => runner.runnerId === runnerId)?.name ?? '';

/** Backs a runner at a limit, and returns the id of the bet. */
async function order(naira: number, { rest = KEEP, at = '2.48', runnerId = 'home' }: Order = {}) {
  const best = odds().getAllByRole('button', {
    name: new RegExp(`^Back ${nameOf(runnerId)}.+ available`),
  });
  if (best[0]) await user.click(best[0]);
  const inSlip = await slip();
  await user.fill(await inSlip.findByRole('textbox', { name: 'Price' }), at);
  await user.fill(inSlip.getByRole('textbox', { name: 'Stake' }), String(naira));
  await user.selectOptions(inSlip.getByLabelText('If it is not fully matched'), rest);
  await user.click(inSlip.getByRole('button', { name: /^Place bet/ }));
  await inSlip.findByRole('button', { name: 'Done' });
  await user.click(inSlip.getByText('Details', { exact: true }));
  const { Bet: betId = '' } = facts(screen.getByRole('region', { name: 'Bet slip' }));
  await user.click(inSlip.getByRole('button', { name: 'Done' }));
  return betId;
}

/** Lets the app hear what a command of the mock changes. */
const heard = (change: () => unknown) => act(async () => void change());
const press = async (name: RegExp | string) =>
  user.click(await screen.findByRole('button', { name }));
/** Toasts last a second, too short for a busy machine; the tray keeps them. */
const isTold = (text: string) =>
  waitFor(() => expect(notices.tray.map((notice) => notice.text)).toContain(text));
const waiting = () => within(screen.getByRole('region', { name: /^Waiting/ }));

test('a cancel that crosses a fill, and one whose answer is lost, have one effect', async () => {
  const betId = await order(1000);
  await odds().findByText('Waiting: back ₦200 at 2.48');

  // The fill is on its way to the phone when the player cancels.
  network.run('fault', { match: 'socket bet:changed', network: true, times: 1 });
  network.run('fill', { betId, naira: 50 });
  await press(/^Cancel Back/);
  await isTold('₦150 cancelled, ₦850 stays matched.');

  // On another runner, far above its price.
  await order(400, { at: '10', runnerId: 'away' });
  network.run('fault', { match: 'POST /bet/cancel', ackLost: true, times: 1 });
  await press(/^Cancel Back/);
  await isTold('₦400 cancelled.');
  const cancels = await network.sent(cancelBet);
  expect(new Set(cancels.map(({ key }) => key)).size).toBe(2);
});

test('at the start an order lapses or is kept; a suspended market can still be left', async () => {
  await order(1000, { rest: 'Match what you can, keep the rest until the start' });
  await order(300, { at: '10', runnerId: 'away' });
  await odds().findByText('Waiting: back ₦200 at 2.48');
  await odds().findByText('Waiting: back ₦300 at 10');
  await start();
  await waitFor(() => expect(odds().queryByText('Waiting: back ₦200 at 2.48')).toBeNull());
  odds().getByText('Waiting: back ₦300 at 10');

  await heard(() => network.run('market', { marketId: market.marketId, status: 'suspended' }));
  await odds().findByText('Suspended');
  await press(/^Cancel Back/);
  await isTold('₦300 cancelled.');
  await act(async () => navigate(paths.myBets));
  await screen.findByText('The rest: ₦200 lapsed');
});

test('after all orders are cancelled the focus is on what stands there, not lost to the page', async () => {
  onTestFinished(keepFocus());
  await order(1000);
  await order(300, { at: '10', runnerId: 'away' });
  await act(async () => navigate(paths.myBets));
  const cancel = await screen.findByRole('button', { name: /^Cancel all 2/ });
  await user.click(cancel);
  vi.setSystemTime(Date.now() + DOUBLE_TAP_MS);
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Waiting/ })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent?.trim()).toBeTruthy());
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
});

/** Lets time pass until the match is in play. */
async function start() {
  const isInPlay = async () => (await marketOf(market.gameId, 'match_odds')).inPlay;
  for (let steps = 0; steps < 400 && !(await isInPlay()); steps++) {
    await heard(() => network.run('clock', { advance: '30m' }));
  }
  expect(await isInPlay()).toBe(true);
}

test('offline orders are read with their age; after signing out they still wait', async () => {
  await order(1000);
  await act(async () => navigate(paths.myBets));
  const cancel = () =>
    waiting().getByRole<HTMLButtonElement>('button', { name: /^Cancel Back/ }).disabled;
  await waitFor(() => expect(cancel()).toBe(false));
  await act(async () => network.goDown());
  await shows(/You are offline\. You can cancel or change/);
  expect(cancel()).toBe(true);
  within(screen.getByRole('main')).getByText(/as of/);
  await act(async () => network.comeBack());
  await waitFor(() => expect(cancel()).toBe(false));

  await press('Menu');
  await press('Log out');
  await waitFor(() => expect(location.pathname).toBe(paths.landing));
  expect(screen.queryByRole('region', { name: /^Waiting/ })).toBeNull();
  await act(async () => network.signIn('adaeze'));
  await act(async () => navigate(paths.myBets));
  await screen.findByTitle(/^₦800 of ₦1,000 matched at 2.49/);
});
