import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../../mocks/domain/refusal.ts';
import {
  type Bet,
  listMatchBets,
  type PlaceBet,
  placeMatchOddsBet,
} from '../../contract/betting/bets.ts';
import { getEvent } from '../../contract/betting/catalogue.ts';
import { listStopLosses } from '../../contract/betting/stopLosses.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { DOUBLE_TAP_MS } from '../../domain/time/doubleTap.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { readMatchBets } from '../../state/bets/orders/readMatchBets.ts';
import { notices } from '../../state/device/notices.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import { useFrames, useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { aBet, aGameId, aMarket, anEvent, aRunner, aStopLoss } from '../../testing/builders.ts';
import { type Network, openNetwork } from '../../testing/network.ts';
import { rows } from '../../testing/rows.ts';
import { show, shows, type User } from '../../testing/show.tsx';
// Comes late in the app. Here it is loaded, so that a tap shows it.
import './CashOutPanel.tsx';
import { CashOutTool } from './CashOutTool.tsx';
import { cashOutRun } from './cashOutRun.ts';

const SIZE = 900_000_00;
const RUNNERS = [
  aRunner('home', 'Lagos Lions', [[218, SIZE]], [[220, SIZE]]),
  aRunner('away', 'Abuja Bulls', [[480, SIZE]], [[500, SIZE]]),
  aRunner('draw', 'The Draw', [[390, SIZE]], [[400, SIZE]]),
];
let gameId: string;

function bet(betId: string, runnerId: string, price: number, stake: number): Bet {
  const at = { priceAsked: price, priceMatched: price, stake, stakeMatched: stake };
  const profit = Math.round(((price - 100) * stake) / 100);
  return aBet({ gameId, betId, reference: betId, runnerId, ...at, profit, liability: stake });
}

let network: Network;
let user: User;
const place = vi.fn<(order: PlaceBet, key: string) => { bet: Bet }>();

/** The server accepts the bet as asked. */
const taken = ({ runnerId, side, price, stake }: PlaceBet, key: string) => ({
  bet: { ...bet(`of ${key}`, runnerId, price, stake), side, reference: key },
});

function Tool() {
  const game = useLiveGame(gameId);
  useFrames(game);
  useMatchBets(gameId);
  const market = game.book.markets.get('m-1');
  return market ? <CashOutTool market={market} eventName={anEvent().name} /> : null;
}

const button = (name: RegExp) =>
  within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });
const press = (name: RegExp) => user.click(button(name));
/** The next press is not of the finger that was on its way to the offer before. */
const later = () => vi.setSystemTime(Date.now() + DOUBLE_TAP_MS);
const text = () => document.body.textContent;
const column = (index: number) => rows().map((cells) => cells[index]);

/** A change from the stream. */
function moved(change: Omit<MarketChange, 'id'>) {
  return act(async () => {
    liveGame(gameId).book.apply({ gameId, seq: 1, markets: [{ id: 'm-1', ...change }] });
  });
}

async function open(...bets: Bet[]) {
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets }));
  user = show(<Tool />);
  await user.click(await screen.findByRole('button', { name: /^Cash out/ }));
}

beforeEach(async () => {
  gameId = aGameId();
  network = openNetwork();
  network.answer(getEvent, () => ({
    asOf: Date.now(),
    event: anEvent({ gameId, inPlay: false, status: 'upcoming' }),
    markets: [aMarket({ gameId, inPlay: false, runners: RUNNERS })],
  }));
  network.answer(placeMatchOddsBet, place);
  place.mockReset().mockImplementation(taken);
  await network.signIn('adaeze');
});

test('what is locked in is shown for every outcome, after commission, by part', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  expect(column(1)).toEqual(['+₦1,425.00', '−₦1,000.00', '−₦1,000.00']);
  expect(column(2)).toEqual(['+₦129.56', '+₦129.55', '+₦129.55']);
  expect(column(3)).toEqual(['+₦285.00', '₦0.00', '₦0.00']);
  expect(button(/^Cash out, ₦129.55 sure$/).disabled).toBe(false);
  await press(/^50%$/);
  expect(column(2)).toEqual(['+₦777.28', '−₦431.82', '−₦431.82']);
  expect(text()).toContain('₦64.78 is locked in on 50% of it; the other 50% runs on.');
  await press(/^Same stake$/);
  expect(button(/^Close 50% at the same stake, lose at most ₦500\.00$/).disabled).toBe(false);
  expect(text()).toContain('Places opposite bets for the same stakes.');
});

test.each([
  ['12.5', 'Cash out 12%, ', 'Whole percent only: 12% counts.'],
  ['12,5', 'Cash out 12%, ', 'Whole percent only: 12% counts.'],
  ['33.3', 'Cash out 33%, ', 'Whole percent only: 33% counts.'],
  ['7.5', 'Cash out 7%, ', 'Whole percent only: 7% counts.'],
  ['50 %', 'Cash out 50%, ', ''],
  ['0.5', undefined, 'Type a whole percent from 1 to 100.'],
  ['-20', undefined, 'Type a whole percent from 1 to 100.'],
  ['1e1', undefined, 'Type a whole percent from 1 to 100.'],
  ['all', undefined, 'Type a whole percent from 1 to 100.'],
])('a part typed as %s is never read as more', async (typed, act, note) => {
  await open(bet('B1', 'home', 250, 1000_00));
  const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent' });
  await user.fill(percent, typed);
  expect(percent.value).toBe(typed);
  screen.getByRole('textbox', { name: 'Percent', description: note });
  if (act) expect(button(new RegExp(`^${act}`)).disabled).toBe(false);
  else {
    expect(button(/^Cash out/).disabled).toBe(true);
    await press(/^Same stake$/);
    expect(button(/^Close /).disabled).toBe(true);
  }
  await user.tab();
  expect(percent.value).toBe(typed);
});

test('a cash-out asked for while that of another market goes on says so, and sends nothing', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  cashOutRun.current = { marketId: 'elsewhere', legs: [], isOver: false };
  await press(/^Cash out, /);
  await waitFor(() =>
    expect(notices.tray[0]?.text).toBe(
      'A cash-out in another market is still in progress. Cash out here when it is done.',
    ),
  );
  expect(place).not.toHaveBeenCalled();
});

test('any part can be typed or slid to, and more than all of it is all of it', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Part to cash out' });
  const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Percent' });
  await user.fill(percent, '37');
  expect(slider.value).toBe('37');
  screen.getByRole('slider', { description: /^₦[\d.]+ is locked in on 37% of it/ });
  await user.clear(percent);
  expect(button(/^Cash out 37%, /).disabled).toBe(false);
  await user.type(percent, '250');
  expect(percent.value).toBe('100');
  expect(button(/^Cash out, ₦129.55 sure$/).disabled).toBe(false);
  fireEvent.change(slider, { target: { value: '1' } });
  expect(percent.value).toBe('1');
  await press(/^Cash out 1%, /);
  await shows(/Done\. All of it is matched\./);
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([
    { wire: { side: 'lay', stake: 11.36, isHedge: true } },
  ]);
});

const target = (stake = 1250_00) => ({
  ...bet('B2', 'home', 200, stake),
  ...({ side: 'lay', state: 'unmatched', isHedge: true, rest: 'keep' } as const),
  ...{ stakeMatched: 0, stakeWaiting: stake },
});
const ENDS = 'Otherwise it could open the position again.';

test.each([
  ['all of it', 'both', /^Cash out, /, /^It also cancels your target order and stop-loss here\. /],
  ['all of it', 'target', /^Cash out, /, `It also cancels your target order here. ${ENDS}`],
  ['all of it', 'stop', /^Cash out, /, `It also cancels your stop-loss here. ${ENDS}`],
  [
    ...(['the stake alone', 'both', /^Close at the same stake/] as const),
    'Your target order gets smaller too. Your stop-loss stays as it is.',
  ],
  ['half of it', 'target', /^Cash out 50%, /, 'Your target order gets smaller too.'],
  ['half of it', 'small target', /^Cash out 50%, /, 'Your target order stays as it is.'],
  ['half of it', 'stop', /^Cash out 50%, /, 'Your stop-loss stays as it is.'],
])(
  'before a cash-out of %s is told what becomes of what waits: %s',
  async (part, what, way, told) => {
    const stops = what === 'both' || what === 'stop' ? [aStopLoss({ gameId, price: 300 })] : [];
    network.answer(listStopLosses, () => ({ asOf: Date.now(), stops }));
    const targets = what === 'stop' ? [] : [target(what === 'small target' ? 100_00 : undefined)];
    await open(bet('B1', 'home', 250, 1000_00), ...targets);
    if (part === 'half of it') await press(/^50%$/);
    if (part === 'the stake alone') await press(/^Same stake$/);
    button(way);
    expect((await screen.findByText(told)).className).toBe('cash-out__note');
  },
);

test('a cash-out that is done closes, and says nothing of others where one is enough', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  expect(text()).toContain('Placed at this price or better.');
  await press(/^Cash out,/);
  await shows(/Done\. All of it is matched\./);
  await press(/^Done$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the hedge carries kobo, its own key, and the price that was shown', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  await press(/^Cash out,/);
  await shows(/Done\. All of it is matched\./);
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(sent[0]?.wire).toMatchObject({
    runnerId: 'home',
    side: 'lay',
    price: 2.2,
    stake: 1136.36,
    onPriceChange: 'better',
    isHedge: true,
  });
});

test('several bets go one by one, and a refusal stops the rest', async () => {
  place.mockImplementationOnce(taken);
  place.mockImplementation(() => {
    throw new Refusal('price-moved', 'The price moved.', { status: 422 });
  });
  await open(
    bet('B1', 'home', 250, 1000_00),
    bet('B2', 'away', 600, 500_00),
    bet('B3', 'draw', 500, 400_00),
  );
  await press(/^Cash out,/);
  await shows(/1 of 2 bets are matched; the rest were not placed/);
  expect(text()).toContain('The price moved.');
  const keys = place.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(2);
  await press(/^Get a new offer$/);
  expect(button(/^Cash out,/).disabled).toBe(false);
});

test('an update waits from the first bet of a cash-out to the last', async () => {
  place.mockImplementation((order, key) => ({
    bet: { ...taken(order, key).bet, state: 'delayed', decidesAt: Date.now() + 5000 },
  }));
  await open(
    bet('B1', 'home', 250, 1000_00),
    bet('B2', 'away', 600, 500_00),
    bet('B3', 'draw', 500, 400_00),
  );
  expect(reloadHeld()).toBe('Cash out or close this first, then update.');
  await press(/^Cash out,/);
  await shows(/Accepted/);
  expect(place).toHaveBeenCalledTimes(1);
  expect(reloadHeld()).toBe('A cash-out is in progress. Update when it is done.');
  await act(async () => forgetPlayer());
  await waitFor(() => expect(reloadHeld()).toBeUndefined());
});

test('a price that got worse under the finger is told, and taken by the next press', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  await moved({ r: [['home', null, [[240, 90_000_000]], null]] });
  // A trembling finger, too, was on its way to the price before.
  await user.dblClick(button(/^Cash out, ₦39.58 sure$/));
  expect(text()).toContain('The price moved: ₦129.55 sure is now ₦39.58 sure.');
  expect(network.calls(placeMatchOddsBet)).toBe(0);
  later();
  await press(/^Cash out, ₦39.58 sure$/);
  await shows(/Done\. All of it is matched\./);
});

test('a price that moved while the player looked on is the one that the press takes', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  await moved({ r: [['home', null, [[240, 90_000_000]], null]] });
  later();
  await press(/^Cash out, ₦39.58 sure$/);
  await shows(/Done\. All of it is matched\./);
});

test('a price that got better is taken at once', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  await moved({ r: [['home', null, [[210, 90_000_000]], null]] });
  await press(/^Cash out, /);
  await shows(/Done\. All of it is matched\./);
  expect(await network.sent(placeMatchOddsBet)).toMatchObject([{ wire: { price: 2.1 } }]);
});

test('a price that gets worse while the position is read places nothing, and is told', async () => {
  const own = bet('B1', 'home', 250, 1000_00);
  await open(own);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  network.answer(listMatchBets, () => held.then(() => ({ asOf: Date.now(), bets: [own] })));
  await press(/^Cash out, ₦129.55 sure$/);
  await moved({ r: [['home', null, [[240, 90_000_000]], null]] });
  letGo();
  await shows(/The price moved: ₦129\.55 sure is now ₦39\.58 sure\./);
  expect(place).not.toHaveBeenCalled();
});

test.each([
  ['the market is suspended', () => moved({ s: 'suspended' }), 'the market is not open'],
  [
    'the network is gone',
    () =>
      act(async () => {
        connection.status = 'offline';
      }),
    'you are offline',
  ],
  [
    'nobody takes the other side',
    () => moved({ r: RUNNERS.map(({ runnerId }) => [runnerId, [], [], null]) }),
    'too little money is available',
  ],
])('unavailable while %s', async (_, happen, reason) => {
  await open(bet('B1', 'home', 250, 1000_00));
  await happen();
  expect(text()).toContain(`Cash out unavailable: ${reason}`);
  expect(button(/^Cash out$/).disabled).toBe(true);
  await press(/^Same stake$/);
  expect(button(/^Close at the same stake$/).disabled).toBe(true);
});

test('a bet made on another page is read before the first order is sent, and asked for again', async () => {
  const held = bet('B1', 'home', 250, 1000_00);
  await open(held);
  // This page has not heard of it.
  const elsewhere = bet('B2', 'home', 250, 1000_00);
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets: [held, elsewhere] }));
  await press(/^Cash out, ₦129.55 sure$/);
  await shows(/Your position has changed\. Look at the new figures and send it again\./);
  // The second tap of the same finger.
  await press(/^Cash out, ₦259\.09 sure$/);
  expect(place).not.toHaveBeenCalled();
  later();
  await press(/^Cash out, ₦259\.09 sure$/);
  await shows(/Done\. All of it is matched\./);
  const sent = await network.sent(placeMatchOddsBet);
  expect(sent.map(({ wire }) => wire)).toMatchObject([
    {
      stake: 2272.73,
      position: [
        { outcome: 'home', result: 3000 },
        { outcome: 'away', result: -2000 },
        { outcome: 'draw', result: -2000 },
      ],
    },
  ]);
});

test('an order refused for another position says what stands now', async () => {
  const held = bet('B1', 'home', 250, 1000_00);
  await open(held);
  network.answer(placeMatchOddsBet, () => {
    const closed = { ...bet('B2', 'home', 220, 1136_36), side: 'lay' as const };
    const { profit: liability, liability: profit } = closed;
    network.answer(listMatchBets, () => ({
      asOf: Date.now(),
      bets: [held, { ...closed, profit, liability }],
    }));
    const text =
      'Your position has changed. Nothing was placed. Check the new figures and try again.';
    throw new Refusal('position-changed', text, { status: 422 });
  });
  await press(/^Cash out, /);
  await shows(/Your position has changed\. Nothing was placed\. Check the new figures/);
  await shows(/What you have in this market now:/);
  expect(column(1)).toEqual(['+₦129.56', '+₦129.55', '+₦129.55']);
  await press(/^Get a new offer$/);
  await shows(/Nothing to cash out: every result already pays the same/);
});

test('without an answer about the position there is no sum and nothing is sent', async () => {
  await open(bet('B1', 'home', 250, 1000_00));
  network.goDown();
  await press(/^Cash out, /);
  await shows(/We cannot read your position now\. Nothing was sent\./);
  expect(place).not.toHaveBeenCalled();
});

/** The next reading of the position waits until it is let go. */
function holdReading(bets: Bet[]): () => Promise<void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answered = { asOf: Date.now(), bets };
  network.answer(listMatchBets, () => held.then(() => answered));
  return async () => {
    const before = network.calls(listMatchBets);
    await act(async () => letGo());
    await settled(before);
  };
}

/** Once the reading has been answered, whatever it leads to has begun. */
async function settled(before: number): Promise<void> {
  network.answer(listMatchBets, () => ({ asOf: Date.now(), bets: [] }));
  await act(() => readMatchBets(gameId));
  await waitFor(() => expect(network.calls(listMatchBets)).toBeGreaterThan(before));
}

test('another choice while the position is read takes the cash-out back', async () => {
  const own = bet('B1', 'home', 250, 1000_00);
  await open(own);
  const letGo = holdReading([own]);
  await press(/^Cash out, /);
  await press(/^50%$/);
  await letGo();
  expect(place).not.toHaveBeenCalled();
});

test('closing the sheet while the position is read takes the cash-out back', async () => {
  const own = bet('B1', 'home', 250, 1000_00);
  await open(own);
  const letGo = holdReading([own]);
  await press(/^Cash out, /);
  cleanup();
  await letGo();
  expect(place).not.toHaveBeenCalled();
});

test.each(['At a target price', 'Stop-loss'])(
  'once betting is over nothing more can be left waiting: %s',
  async (title) => {
    await open(bet('B1', 'home', 250, 1000_00));
    await user.click(await screen.findByText(title));
    const label = title === 'Stop-loss' ? 'Stop price to lay' : 'Price to lay';
    await user.fill(await screen.findByRole('textbox', { name: `${label} Lagos Lions` }), '3');
    const send = title === 'Stop-loss' ? /^Set the stop-loss at 3/ : /^Place the order at 3/;
    expect(button(send).disabled).toBe(false);
    await moved({ s: 'closed' });
    expect(button(send).disabled).toBe(true);
    screen.getByRole('button', { name: send, description: /The market is closed\.$/ });
  },
);

test('another target price while the position is read takes the order back', async () => {
  const own = bet('B1', 'home', 250, 1000_00);
  await open(own);
  await user.click(await screen.findByText('At a target price'));
  const field = await screen.findByRole('textbox', { name: 'Price to lay Lagos Lions' });
  await user.fill(field, '2');
  const letGo = holdReading([own]);
  await press(/^Place the order at 2\.00$/);
  await user.fill(field, '1.9');
  await letGo();
  expect(place).not.toHaveBeenCalled();
});
