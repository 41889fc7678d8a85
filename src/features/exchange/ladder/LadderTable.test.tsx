import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Refusal } from '../../../../mocks/domain/refusal.ts';
import type { Bet } from '../../../contract/betting/bets.ts';
import { cancelBet, changeBet } from '../../../contract/betting/orders.ts';
import { notices } from '../../../state/device/notices.ts';
import { type LiveRunner, placeMarket } from '../../../state/live/marketStreamMarket.ts';
import { connection } from '../../../state/session/connection.ts';
import { aBet, aMarket, aRunner } from '../../../testing/builders.ts';
import { type Network, openNetwork } from '../../../testing/network.ts';
import { show, type User } from '../../../testing/show.tsx';
import { LadderTable } from './LadderTable.tsx';
import { ownOrders } from './ownOrders.ts';

/** A back of ₦200 that waits at 2.48. */
const ORDER = aBet({
  ...{ rest: 'keep', state: 'unmatched', priceAsked: 248, priceMatched: undefined },
  ...{ stake: 200_00, stakeMatched: 0, stakeWaiting: 200_00 },
});

let network: Network;
let user: User;
/** What the server tells of the player's bets. */
let setOrders: (bets: Bet[]) => void;
const onPick = vi.fn();

const rung = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const back = (price: string) => rung(new RegExp(`^Back Lagos Lions ${price.replace('.', '\\.')}`));
const focused = () => document.activeElement?.getAttribute('data-rung');

beforeEach(async () => {
  network = openNetwork();
  await network.signIn('adaeze');
  onPick.mockReset();
  network.answer(changeBet, ({ price }) => ({ bet: { ...ORDER, priceAsked: price ?? 0 } }));
  network.answer(cancelBet, () => ({
    bet: { ...ORDER, state: 'cancelled' as const, stakeWaiting: 0, stakeCancelled: 200_00 },
    cancelled: 200_00,
  }));
  user = show(<Ladder />);
  await waitFor(() => expect(focused()).toMatch(/-back$/));
});

function aLiveRunner(runnerId: string): LiveRunner {
  const runners = [aRunner(runnerId, 'Lagos Lions', [[246, 900_00]], [[250, 900_00]])];
  const runner = placeMarket(undefined, aMarket({ runners })).runners.get(runnerId);
  if (!runner) throw new Error('No runner');
  return runner;
}

/** In its window, as on a page; at a desk it rolls over all prices. */
function Ladder({ isAtDesk = false, marketId = 'm-1', runnerId = 'home' }) {
  const [runner] = useState(() => aLiveRunner(runnerId));
  const [bets, setBets] = useState<Bet[]>([ORDER]);
  setOrders = setBets;
  return (
    <div data-ladder-view="">
      <LadderTable
        marketId={marketId}
        runner={runner}
        commissionPercent={5}
        runnerName="Lagos Lions"
        orders={ownOrders(bets, marketId, runnerId)}
        status={undefined}
        onPick={onPick}
        closed={isAtDesk ? () => undefined : undefined}
      />
    </div>
  );
}

test('arrows move by a tick and between the sides, a page by ten, and Enter bets at that price', async () => {
  const start = Number(focused()?.split('-')[0]);
  await user.keyboard('{ArrowUp}');
  expect(focused()).not.toBe(`${start}-back`);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(`${start}-back`);
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe(`${start}-lay`);
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['lay', start]]);
  await user.keyboard('{PageUp}{PageDown}{ArrowLeft}');
  expect(focused()).toBe(`${start}-back`);
});

/** Brings the focus to the rung of the order. */
async function goToOrder(): Promise<void> {
  for (let steps = 0; steps < 40 && focused() !== '248-back'; steps++) {
    await user.keyboard(Number(focused()?.split('-')[0]) < 248 ? '{ArrowUp}' : '{ArrowDown}');
  }
  expect(focused()).toBe('248-back');
}

test('Alt and an arrow moves the own order by a tick, in one call', async () => {
  await goToOrder();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const sent = await network.sent(changeBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: ORDER.betId, price: 2.5 }]);
  expect(focused()).toBe('250-back');
  expect(onPick).not.toHaveBeenCalled();
});

test('Delete cancels the own order; at a price without one it does nothing', async () => {
  await goToOrder();
  await user.keyboard('{ArrowUp}{Delete}{ArrowDown}');
  expect(network.calls(cancelBet)).toBe(0);
  await user.keyboard('{Delete}{Delete}');
  const sent = await network.sent(cancelBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: ORDER.betId }]);
});

const OFFLINE = 'You are offline. You can cancel or change orders when you are back.';

test.each([
  ['Delete', '{Delete}'],
  ['Alt and an arrow', '{Alt>}{ArrowUp}{/Alt}'],
])('offline %s changes nothing, leaves the focus where it is, and says why', async (_, keys) => {
  await goToOrder();
  connection.status = 'offline';
  await user.keyboard(keys);
  expect(network.calls(cancelBet) + network.calls(changeBet)).toBe(0);
  expect(focused()).toBe('248-back');
  expect(notices.tray[0]?.text).toBe(OFFLINE);
});

test('offline ✕ is off and says why, and an order in hand stays there', async () => {
  cleanup();
  user = show(<Ladder isAtDesk />);
  const cancel = rung(/^Cancel your back at 2\.48/);
  await user.click(rung(/^Your back at 2\.48/));
  await act(async () => {
    connection.status = 'offline';
  });
  expect([cancel.disabled, cancel.title]).toEqual([true, OFFLINE]);
  await user.click(back('2.54'));
  expect(network.calls(changeBet)).toBe(0);
  expect(notices.tray[0]?.text).toBe(OFFLINE);
  rung(/^Keep it/);
});

test('an order in hand goes where the next tap is, and Escape lays it down', async () => {
  await user.click(rung(/^Your back at 2\.48/));
  await user.click(back('2.54'));
  const sent = await network.sent(changeBet);
  expect(sent.map(({ wire }) => wire)).toEqual([{ betId: ORDER.betId, price: 2.54 }]);
  await user.click(rung(/^Your back at 2\.48/));
  back('2.54').focus();
  await user.keyboard('{Escape}');
  await user.click(back('2.54'));
  expect(onPick.mock.calls).toEqual([['back', 254]]);
});

test('after a click the keys act at the price that was clicked', async () => {
  await user.click(rung(/^Lay Lagos Lions 2\.54/));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(focused()).toBe('256-lay');
  expect(onPick.mock.calls).toEqual([
    ['lay', 254],
    ['lay', 256],
  ]);
});

const order = () => rung(/^Your back at 2\.48/);

test.each([
  ['Delete', '{Delete}', cancelBet, '248-back', {}],
  ['Alt and an arrow', '{Alt>}{ArrowUp}{/Alt}', changeBet, '250-back', { price: 2.5 }],
])(
  'on an order %s acts on it, and the focus stays in the ladder',
  async (_, keys, call, at, to) => {
    await user.keyboard('{PageUp}');
    act(() => order().focus());
    expect(document.activeElement).toBe(order());
    await user.keyboard(keys);
    const sent = await network.sent(call);
    expect(sent.map(({ wire }) => wire)).toEqual([{ betId: ORDER.betId, ...to }]);
    expect(focused()).toBe(at);
  },
);

test('a ladder that has rolled on still has one rung that Tab reaches, and goes on from there', async () => {
  cleanup();
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  onTestFinished(() => {
    Element.prototype.getBoundingClientRect = getBoundingClientRect;
  });
  user = show(<Ladder isAtDesk />);
  await waitFor(() => expect(focused()).toBe('246-back'));
  const view = document.querySelector('[data-ladder-view]') ?? document.body;
  for (let times = 0; times < 4; times++) fireEvent.scroll(view);
  expect(document.querySelector('[data-rung="246-back"]')).toBeNull();
  const [stop, ...others] = document.querySelectorAll<HTMLElement>('.rung[tabindex="0"]');
  expect(others).toEqual([]);
  const price = Number(stop?.dataset['price']);
  act(() => stop?.focus());
  await user.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['back', price]]);
  await user.keyboard('{ArrowUp}{ArrowDown}');
  expect(focused()).toBe(`${price}-back`);
});

test.each([
  ['filled', [{ ...ORDER, state: 'matched' as const, stakeMatched: 200_00, stakeWaiting: 0 }]],
  ['moved elsewhere', [{ ...ORDER, priceAsked: 260 }]],
  ['replaced by another', [{ ...ORDER, betId: 'B-other', reference: 'R-other' }]],
])(
  'an order in hand that was %s is told, and the tap that was to move it does nothing',
  async (_, bets) => {
    await user.click(order());
    act(() => setOrders(bets));
    screen.getByText('Your back at 2.48 no longer waits.');
    await user.click(back('2.54'));
    expect(onPick).not.toHaveBeenCalled();
    expect(network.calls(changeBet)).toBe(0);
    expect(notices.tray[0]?.text).toBe(
      'Your back at 2.48 no longer waits. Nothing was moved or bet.',
    );
    expect(screen.queryByText('Your back at 2.48 no longer waits.')).toBeNull();
    await user.click(back('2.54'));
    expect(onPick.mock.calls).toEqual([['back', 254]]);
  },
);

/** Whether a browser would close the dialog around what has the focus. */
const closes = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });

test.each([
  ['on the order', order],
  ['on another price', () => back('2.54')],
  ['on what can be done with it', () => rung(/^Keep it/)],
])('Escape %s lays the order down and closes no sheet; a second one does', async (_, at) => {
  await user.click(order());
  act(() => at().focus());
  expect(closes()).toBe(false);
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
  expect(focused()).toBe('248-back');
  expect(closes()).toBe(true);
});

test.each([
  ['Keep it', /^Keep it/],
  ['Cancel', /^Cancel$/],
])('after %s the focus is at the price of the order', async (_, name) => {
  await user.click(order());
  act(() => rung(name).focus());
  await user.keyboard('{Enter}');
  expect(focused()).toBe('248-back');
});

test('after Dismiss the focus is at the price where the order was', async () => {
  await user.click(order());
  act(() => setOrders([]));
  act(() => rung(/^Dismiss/).focus());
  await user.keyboard('{Enter}');
  expect(focused()).toBe('248-back');
});

test('after ✕ the focus is at the price of the order', async () => {
  cleanup();
  user = show(<Ladder isAtDesk />);
  act(() => rung(/^Cancel your back at 2\.48/).focus());
  await user.keyboard('{Enter}');
  expect(network.calls(cancelBet)).toBe(1);
  expect(focused()).toBe('248-back');
});

test('why an order could not be moved is told over its own ladder, until it is read', async () => {
  cleanup();
  network.answer(changeBet, () => {
    throw new Refusal('price-moved', 'The price moved.', { status: 422 });
  });
  user = show(
    <>
      <section aria-label="Its own">
        <Ladder />
      </section>
      <section aria-label="Another runner">
        <Ladder runnerId="away" />
      </section>
      <section aria-label="Another market">
        <Ladder marketId="m-2" />
      </section>
    </>,
  );
  const told = (name: string) =>
    within(screen.getByRole('region', { name })).getByRole('status').textContent;
  const marks = told('Another runner');
  const own = within(screen.getByRole('region', { name: 'Its own' }));
  await user.click(own.getByRole('button', { name: /^Your back at 2\.48/ }));
  await user.click(own.getByRole('button', { name: /^Back Lagos Lions 2\.54/ }));
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  expect(told('Its own')).toBe('The price moved.');
  expect([told('Another runner'), told('Another market')]).toEqual([marks, marks]);
  await user.click(dismiss);
  expect(told('Its own')).toBe(marks);
});
