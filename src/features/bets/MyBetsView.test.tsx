import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betList, spreadBet } from '../../state/bets.ts';
import { forgetPlayer } from '../../state/privateState.ts';
import { beginSession } from '../../state/session.ts';
import { MyBetsView } from './MyBetsView.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function wire(number: number, rest: object = {}) {
  return {
    betId: `B${number}`,
    reference: `r${number}`,
    product: 'exchange',
    gameId: 'g-1',
    eventName: 'Lagos Lions v Abuja Bulls',
    marketId: 'm-1',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId: 'home',
    runnerName: 'Lagos Lions',
    side: 'back',
    priceAsked: 1.85,
    priceMatched: 1.86,
    stake: 500,
    stakeMatched: 500,
    profit: 430,
    liability: 500,
    state: 'matched',
    placedAt: '2026-11-21T19:41:00.000Z',
    rulesVersion: '2026-01',
    ...rest,
  };
}

/** What the server has, by group; no answer when it is undefined. */
let groups: Record<string, object[]> | undefined;

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  if (!groups) throw new TypeError('Failed to fetch');
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  const all = groups[url.searchParams.get('group') ?? ''] ?? [];
  const page = Number(url.searchParams.get('page') ?? 1);
  const bets = all.slice((page - 1) * 50, page * 50);
  const body = JSON.stringify({ asOf: '2026-11-21T19:42:00.000Z', bets, total: all.length });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
});

let page: HTMLElement;
let root: Root;

async function show(expected: RegExp) {
  root = createRoot(page);
  await act(async () => root.render(<MyBetsView />));
  await shown(expected);
}
const shown = (expected: RegExp) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(expected)));
const rows = () => [...page.querySelectorAll('li')];
const press = (text: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find((b) => b.textContent?.startsWith(text))?.click(),
  );

beforeEach(() => {
  groups = {};
  page = document.body.appendChild(document.createElement('div'));
  beginSession({ token: 't', user: { id: 1, username: 'ada', name: 'Ada', isDemo: false } });
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  forgetPlayer();
});

test('a bet says its side, what was asked and got, and what it can bring', async () => {
  groups = {
    open: [
      wire(1),
      wire(2, { side: 'lay', liability: 430, profit: 500, priceMatched: 1.86, priceAsked: 1.86 }),
    ],
  };
  await show(/as of/);
  const [back, lay] = rows().map((row) => row.textContent);
  expect(back).toContain('BackLagos LionsMatched');
  expect(back).toContain('₦500 at 1.86, asked 1.85');
  expect(back).toContain('To win ₦430');
  expect(lay).toContain('LayLagos Lions');
  expect(lay).toContain('Liability ₦430, win ₦500');
  expect(lay).not.toContain('asked');
});

test('the receipt unfolds with its ids, its time in Lagos and the rules it stands under', async () => {
  groups = { open: [wire(1)] };
  await show(/as of/);
  const details = page.querySelector('details');
  expect(page.textContent).not.toContain('Reference');
  await act(async () => {
    if (details) details.open = true;
    details?.dispatchEvent(new Event('toggle'));
  });
  for (const text of ['B1', 'r1', 'Sat 21 Nov 2026 20:41', 'Version 2026-01']) {
    expect(details?.textContent).toContain(text);
  }
  expect(details?.querySelector('a[href="/terms"]')).not.toBeNull();
});

test('settled bets have a total, and say of how many it is', async () => {
  const bets = Array.from({ length: 60 }, (_, index) =>
    wire(index, { state: index % 2 ? 'won' : 'lost', result: index % 2 ? 430 : -500 }),
  );
  groups = { settled: bets };
  await show(/No open bets/);
  await press('Settled');
  await shown(/of these 50/);
  expect(page.querySelector('.settled-total')?.textContent).toContain('−₦1,750.00');
  expect(page.querySelector('.settled-total')?.textContent).toContain('25 of 50');
  await press('Show older (50 of 60)');
  await shown(/Profit and loss−₦2,100.00/);
  expect(rows().length).toBe(60);
});

test('a product is picked out, and its absence is told', async () => {
  groups = { open: [wire(1), wire(2, { product: 'fancy' })] };
  await show(/as of/);
  await press('Fancy');
  expect(rows().length).toBe(1);
  await press('Casino');
  expect(page.textContent).toContain('No open bets of this product');
});

test('a refused bet stands with the void ones and says why', async () => {
  groups = { void: [wire(1, { state: 'rejected', reasonCode: 'price-moved' })] };
  await show(/No open bets/);
  await press('Void');
  await shown(/The price moved before your bet could be matched\./);
});

test('without the network what was saved stays, with its age', async () => {
  groups = { open: [wire(1)] };
  await show(/as of/);
  groups = undefined;
  await act(() => betList('open').refresh());
  expect(rows().length).toBe(1);
  expect(page.textContent).toMatch(/as of .+Not refreshed/);
});

test('without anything saved it says where the bets are', async () => {
  groups = undefined;
  await show(/They stand with us all the same/);
});

test('a bet that the server pushes appears and leaves by itself', async () => {
  groups = { open: [wire(1)] };
  await show(/as of/);
  const [first] = betList('open').state.data?.bets ?? [];
  if (!first) throw new Error('no bet');
  await act(async () => spreadBet({ ...first, betId: 'B9' }));
  expect(rows().length).toBe(2);
  await act(async () => spreadBet({ ...first, state: 'won' }));
  expect(rows().length).toBe(1);
});
