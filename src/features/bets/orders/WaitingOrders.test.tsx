import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import { type Bet, listBets } from '../../../contract/betting/bets.ts';
import { cancelBet, cancelMarketBets, changeBet } from '../../../contract/betting/orders.ts';
import { DOUBLE_TAP_MS } from '../../../domain/time/doubleTap.ts';
import { connection } from '../../../state/session/connection.ts';
import { aBet } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, shows, type User } from '../../../testing/show.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

const order = (number: number, rest: Partial<Bet> = {}) =>
  aBet({
    ...{ betId: `B${number}`, reference: `r${number}`, rest: 'keep', state: 'part-matched' },
    ...{ stake: 1000_00, stakeMatched: 850_00, priceAsked: 248, priceMatched: 249 },
    ...rest,
  });

let network: Network;
const text = () => document.body.textContent;
const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
/** As the server answers a cancel. */
const cancelled = (bet: Bet): Bet => ({ ...bet, state: 'matched', stakeCancelled: 150_00 });

async function open(...bets: Bet[]): Promise<User> {
  const user = show(<WaitingOrders bets={bets} hasNames />);
  await shows(/Waiting \(/);
  return user;
}

/** The next press is a second one, not the end of a double tap. */
const later = () => vi.setSystemTime(Date.now() + DOUBLE_TAP_MS);

const isWide = vi.spyOn(Object.getPrototypeOf(matchMedia('print')), 'matches', 'get');
const atDesk = () => isWide.mockReturnValue(true);

beforeEach(async () => {
  isWide.mockReturnValue(false);
  network = openNetwork();
  await network.signIn('adaeze');
});

test('an order says how much of it is matched and how much waits', async () => {
  await open(order(1), order(2, { state: 'matched' }));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Waiting (1) · ₦150');
  expect(text()).toContain('₦150 at 2.48');
  expect(text()).toContain('₦850 of ₦1,000 matched at 2.49');
  const bar = screen.getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([850_00, 1000_00]);
});

test('a change is one call: a smaller stake keeps the place, another price does not', async () => {
  const bet = order(1);
  network.answer(changeBet, () => ({ bet: { ...bet, stake: 900_00 } }));
  const user = await open(bet);
  await user.click(button(/^Change Back/));
  const stake = screen.getByRole('textbox', { name: 'New stake' });
  await user.fill(stake, '850');
  expect(text()).toContain('That much is already matched. Cancel the rest instead');
  expect(button(/^Change it/).disabled).toBe(true);
  await user.fill(stake, '900');
  expect(text()).toContain('Keeps its place in the queue.');
  await user.click(button(/^Raise new price/));
  expect(text()).toContain('Goes to the end of the queue');
  await user.click(button(/^Lower new price/));
  await user.click(button(/^Change it/));
  const sent = await network.sent(changeBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: 'B1', stake: 900 }]);
});

test('an order that closes a position, to the kobo, is given another price with its stake as it is', async () => {
  const bet = order(1, { isHedge: true, stake: 806_45, stakeMatched: 0, state: 'unmatched' });
  network.answer(changeBet, () => ({ bet: { ...bet, priceAsked: 250 } }));
  const user = await open(bet);
  await user.click(button(/^Change Back/));
  await user.click(button(/^Raise new price/));
  expect(text()).not.toContain('Enter whole naira');
  await user.click(button(/^Change it/));
  const sent = await network.sent(changeBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: 'B1', price: 2.5 }]);
});

test('a cancel whose answer is lost is looked up and never sent twice', async () => {
  const bet = order(1);
  network.answer(listBets, () => ({ asOf: 0, bets: [cancelled(bet)], total: 1 }));
  network.run('fault', { match: 'POST /bet/cancel', network: true });
  const user = await open(bet);
  await user.click(button(/^Cancel Back/));
  await shows(/Waiting/);
  expect(network.calls(cancelBet)).toBe(1);
  expect(network.calls(listBets)).toBeGreaterThan(0);
});

test('a refusal is told, and the order stays', async () => {
  network.answer(cancelBet, () => {
    throw new Refusal('not-waiting', 'This bet is still being placed.', { status: 422 });
  });
  const user = await open(order(1));
  await user.click(button(/^Cancel Back/));
  await shows(/This bet is still being placed\./);
  expect(button(/^Cancel Back/).disabled).toBe(false);
});

test('a market’s orders are cancelled together, after one more question', async () => {
  const bets = [order(1), order(2), order(3, { marketId: 'm-2', marketName: 'Winner' })];
  network.answer(cancelMarketBets, () => ({
    bets: bets.slice(0, 2).map(cancelled),
    cancelled: 300_00,
  }));
  const user = await open(...bets);
  const market = screen.getByText('Match Odds').parentElement ?? document.body;
  await user.click(within(market).getByRole('button', { name: 'Cancel all 2' }));
  await user.click(within(market).getByRole('button', { name: 'Keep' }));
  const cancel = within(market).getByRole('button', { name: 'Cancel all 2' });
  expect(document.activeElement).toBe(cancel);
  // The answer stands where the question was asked: the second of two taps is none.
  await user.dblClick(cancel);
  expect(network.calls(cancelMarketBets)).toBe(0);
  later();
  await user.click(within(market).getByRole('button', { name: 'Yes, cancel all 2' }));
  const sent = await network.sent(cancelMarketBets);
  expect(sent.map(({ wire }) => wire)).toEqual([{ marketId: 'm-1' }]);
});

test('offline nothing can be cancelled or changed, and it says so', async () => {
  await open(order(1), order(2, { runnerName: 'Eko Lanterns' }));
  await act(async () => {
    connection.status = 'offline';
  });
  expect(text()).toContain('You are offline. You can cancel or change orders when you are back.');
  for (const name of [/^Change Back Lagos/, /^Cancel Back Lagos/, /^Cancel all 2/]) {
    expect(button(name).disabled).toBe(true);
  }
});

test('one order has one button that cancels it', async () => {
  await open(order(1));
  expect(screen.getAllByRole('button', { name: /cancel/i })).toHaveLength(1);
});

test('on a wide window orders are a table, which its heads sort and whose rows are changed in place', async () => {
  atDesk();
  const eko = order(2, { runnerName: 'Eko Lanterns', stake: 5000_00, priceAsked: 310 });
  const user = await open(order(1), eko);
  const names = () =>
    screen.getAllByRole('rowheader').map((cell) => /Eko|Lagos/.exec(cell.textContent ?? '')?.[0]);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[1]?.textContent).toMatch(/Eko Lanterns.*3\.10₦4,150₦850/);
  const was = names();
  await user.click(button(/^Waiting/));
  await user.click(button(/^Waiting/));
  expect(screen.getByRole('columnheader', { name: /^Waiting/ }).getAttribute('aria-sort')).toBe(
    'descending',
  );
  expect(names()[0]).toBe('Eko');
  expect(names()).not.toEqual(was);
  await user.click(button(/^Change Back Eko/));
  expect(screen.getByRole('textbox', { name: 'New price' })).toBeTruthy();
  await user.click(button(/^Leave it/));
  expect(document.activeElement).toBe(button(/^Change Back Eko/).parentElement);
  network.answer(cancelBet, () => {
    throw new Refusal('not-waiting', 'This bet is still being placed.', { status: 422 });
  });
  await user.click(button(/^Cancel Back Eko/));
  await shows(/This bet is still being placed\./);
});

test('a market’s orders are cancelled together there, too', async () => {
  atDesk();
  const bets = [order(1), order(2), order(3, { marketId: 'm-2', marketName: 'Winner' })];
  network.answer(cancelMarketBets, () => ({
    bets: bets.slice(0, 2).map(cancelled),
    cancelled: 300_00,
  }));
  const user = await open(...bets);
  await user.click(button(/^Cancel all 2/));
  later();
  await user.click(button(/^Yes, cancel all 2/));
  const sent = await network.sent(cancelMarketBets);
  expect(sent.map(({ wire }) => wire)).toEqual([{ marketId: 'm-1' }]);
});
