import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MarketChange } from '../../contract/stream.ts';
import { reloadHeld } from '../../lib/holdReload.ts';
import { useMatchBets } from '../../state/bets/betsHooks.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import { useFrames, useLiveGame } from '../../state/live/marketStreamHooks.ts';
import { connection } from '../../state/session/connection.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession } from '../../state/session/session.ts';
import { CashOutTool } from './CashOutTool.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const AT = '2026-11-21T19:30:00.000Z';
const runner = (runnerId: string, name: string, back: number, lay: number) => ({
  runnerId,
  name,
  back: [[back, 900_000]],
  lay: [[lay, 900_000]],
});
const MARKET = {
  marketId: 'm-1',
  gameId: 'g-1',
  kind: 'match_odds',
  name: 'Match Odds',
  status: 'open',
  version: 3,
  inPlay: false,
  matched: 0,
  minStake: 100,
  maxStake: 500_000,
  delaySeconds: 5,
  commissionPercent: 5,
  rules: '',
  runners: [
    runner('home', 'Lagos Lions', 2.18, 2.2),
    runner('away', 'Abuja Bulls', 4.8, 5),
    runner('draw', 'The Draw', 3.9, 4),
  ],
};
const EVENT = {
  gameId: 'g-1',
  sportId: 1,
  competition: 'League',
  name: 'Lagos Lions v Abuja Bulls',
  startsAt: '2026-11-21T20:00:00.000Z',
  inPlay: false,
  status: 'upcoming',
  hasBookmaker: false,
  hasFancy: false,
  matched: 0,
  runners: [],
  matchOddsStatus: 'open',
};
const bet = (betId: string, runnerId: string, price: number, stake: number) => ({
  betId,
  reference: betId,
  product: 'exchange',
  gameId: 'g-1',
  eventName: EVENT.name,
  marketId: 'm-1',
  marketName: 'Match Odds',
  marketKind: 'match_odds',
  runnerId,
  runnerName: runnerId,
  side: 'back',
  priceAsked: price,
  priceMatched: price,
  stake,
  stakeMatched: stake,
  profit: (price - 1) * stake,
  liability: stake,
  state: 'matched',
  placedAt: AT,
  rulesVersion: '1',
});

let page: HTMLElement;
let root: Root;
let held: unknown[] = [];
const posts = vi.fn<(body: Record<string, unknown>, key: string) => Response>();

function json(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { status, headers });
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
  const request = new Request(input, init);
  if (request.url.includes('/sports/event/')) {
    return json({ asOf: AT, event: EVENT, markets: [MARKET] });
  }
  if (request.url.includes('/bet/matches')) return json({ asOf: AT, bets: held });
  if (request.method !== 'POST') return json({ exposureAmount: 0, markets: [] });
  return posts(await request.json(), request.headers.get('Idempotency-Key') ?? '');
});

function Tool() {
  const game = useLiveGame('g-1');
  useFrames(game);
  useMatchBets('g-1');
  const market = game.book.markets.get('m-1');
  return market ? <CashOutTool market={market} eventName={EVENT.name} /> : null;
}

const button = (text: RegExp) =>
  [...page.querySelectorAll('button')].find((item) => text.test(item.textContent ?? ''));
const shows = (text: RegExp | string) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(text)));
const press = (text: RegExp) => act(async () => button(text)?.click());
const column = (index: number) =>
  [...page.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent);

/** What the stream would say. */
function moved(change: Omit<MarketChange, 'id'>) {
  return act(async () => {
    liveGame('g-1').book.apply({ gameId: 'g-1', seq: 1, markets: [{ id: 'm-1', ...change }] });
  });
}

async function open(...bets: unknown[]) {
  held = bets;
  root = createRoot(page);
  await act(async () => root.render(<Tool />));
  await shows(/Cash out/);
  await press(/^Cash out/);
}

const taken = (body: Record<string, unknown>, key: string) => {
  const { price, stake, runnerId, side } = body;
  const as = { ...bet(`of ${key}`, String(runnerId), Number(price), Number(stake)), side };
  return json({ bet: { ...as, reference: key } });
};

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  beginSession({ token: 't', user: { id: 7, username: 'ada', name: 'Ada', isDemo: false } });
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
  posts.mockReset();
  connection.status = 'off';
});

test('what is locked in is shown for every outcome, after commission, by part', async () => {
  await open(bet('B1', 'home', 2.5, 1000));
  expect(column(1)).toEqual(['+₦1,425.00', '−₦1,000.00', '−₦1,000.00']);
  expect(column(2)).toEqual(['+₦129.56', '+₦129.55', '+₦129.55']);
  expect(column(3)).toEqual(['+₦285.00', '₦0.00', '₦0.00']);
  expect(button(/^Equalise, ₦129.55 sure$/)).toBeDefined();
  await press(/^50%$/);
  expect(column(2)).toEqual(['+₦777.28', '−₦431.82', '−₦431.82']);
  expect(page.textContent).toContain('₦64.78 is locked in on 50% of it; the other 50% runs on.');
});

test('any part can be typed or slid to, and more than all of it is all of it', async () => {
  posts.mockImplementation(taken);
  await open(bet('B1', 'home', 2.5, 1000));
  const slider = page.querySelector<HTMLInputElement>('input[type=range]');
  const percent = page.querySelector<HTMLInputElement>('.part__input');
  const enter = (input: HTMLInputElement | null, value: string) =>
    act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, value);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  await enter(percent, '37');
  expect(slider?.value).toBe('37');
  const result = document.getElementById(slider?.getAttribute('aria-describedby') ?? '');
  expect(result?.textContent).toMatch(/^₦[\d.]+ is locked in on 37% of it/);
  await enter(percent, '');
  expect(button(/^Equalise 37%, /)).toBeDefined();
  await enter(percent, '250');
  expect(percent?.value).toBe('100');
  expect(button(/^Equalise, ₦129.55 sure$/)).toBeDefined();
  await enter(slider, '1');
  expect(percent?.value).toBe('1');
  await press(/^Equalise 1%, /);
  await press(/^Equalise 1% now, /);
  await shows('Done. All of it is matched.');
  expect(posts.mock.calls[0]?.[0]).toMatchObject({ side: 'lay', stake: 11.36, isHedge: true });
});

test('the hedge carries kobo, its own key, and the price that was shown', async () => {
  posts.mockImplementation(taken);
  await open(bet('B1', 'home', 2.5, 1000));
  await press(/^Equalise,/);
  await press(/^Equalise now/);
  await shows('Done. All of it is matched.');
  expect(posts).toHaveBeenCalledTimes(1);
  expect(posts.mock.calls[0]?.[0]).toMatchObject({
    runnerId: 'home',
    side: 'lay',
    price: 2.2,
    stake: 1136.36,
    onPriceChange: 'better',
    isHedge: true,
  });
});

test('several bets go one by one, and a refusal stops the rest', async () => {
  posts.mockImplementationOnce(taken);
  posts.mockImplementation(() =>
    json({ error: true, code: 'price-moved', message: 'The price moved.' }, 422),
  );
  await open(bet('B1', 'home', 2.5, 1000), bet('B2', 'away', 6, 500), bet('B3', 'draw', 5, 400));
  await press(/^Equalise,/);
  await press(/^Equalise now/);
  await shows(/1 of 2 bets are matched; the rest were not placed/);
  expect(page.textContent).toContain('The price moved.');
  const keys = posts.mock.calls.map(([, key]) => key);
  expect(new Set(keys).size).toBe(2);
  await press(/^Quote again$/);
  expect(button(/^Equalise/)).toBeDefined();
});

test('an update waits from the first bet of a cash-out to the last', async () => {
  posts.mockImplementation((body, key) => {
    const { price, stake, runnerId } = body;
    const delayed = bet(`of ${key}`, String(runnerId), Number(price), Number(stake));
    return json({ bet: { ...delayed, reference: key, state: 'delayed', decidesAt: AT } });
  });
  await open(bet('B1', 'home', 2.5, 1000), bet('B2', 'away', 6, 500), bet('B3', 'draw', 5, 400));
  await press(/^Equalise,/);
  expect(reloadHeld()).toBe('Cash out or go back first, then update.');
  await press(/^Equalise now/);
  await shows(/Accepted/);
  expect(posts).toHaveBeenCalledTimes(1);
  expect(reloadHeld()).toBe('A cash-out is under way. Update when it is done.');
  await act(async () => forgetPlayer());
  await vi.waitFor(() => expect(reloadHeld()).toBeUndefined());
});

test('a price that got worse is told, and taken only by name', async () => {
  await open(bet('B1', 'home', 2.5, 1000));
  await press(/^Equalise,/);
  await moved({ r: [['home', null, [[240, 90_000_000]], null]] });
  expect(page.textContent).toContain('The price moved: ₦129.55 sure is now ₦39.58 sure.');
  expect(button(/^Equalise now/)).toBeUndefined();
  await press(/^Take the new price, ₦39.58 sure$/);
  expect(button(/^Equalise now, ₦39.58 sure$/)).toBeDefined();
  await moved({ r: [['home', null, [[220, 90_000_000]], null]] });
  expect(button(/^Equalise now, ₦129.55 sure$/)).toBeDefined();
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
    () => moved({ r: MARKET.runners.map(({ runnerId }) => [runnerId, [], [], null]) }),
    'too little money waits',
  ],
])('unavailable while %s', async (_, happen, reason) => {
  await open(bet('B1', 'home', 2.5, 1000));
  await happen();
  expect(page.textContent).toContain(`Cash out unavailable: ${reason}`);
  expect(button(/^Equalise/)?.disabled).toBe(true);
  expect(button(/^Close at the same stake/)?.disabled).toBe(true);
  await moved({ s: 'open', r: [['home', [[218, 90_000_000]], [[220, 90_000_000]], null]] });
});
