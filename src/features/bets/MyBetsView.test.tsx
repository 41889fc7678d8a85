import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { betList, spreadBet } from '../../state/bets/bets.ts';
import { forgetPlayer } from '../../state/session/privateState.ts';
import { beginSession } from '../../state/session/session.ts';
import type { OpenMarketTools } from './MatchGroup.tsx';
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
    runners: [
      { runnerId: 'home', name: 'Lagos Lions' },
      { runnerId: 'draw', name: 'The Draw' },
      { runnerId: 'away', name: 'Abuja Bulls' },
    ],
    rulesVersion: '0.9',
    ...rest,
  };
}

const AS_OF = '2026-11-21T19:42:00.000Z';
/** Of the sportsbook and the casino. */
const NONE = { asOf: AS_OF, bets: [], rounds: [], total: 0 };

const IN_PLAY = [
  {
    gameId: 'g-1',
    sportId: 1,
    competition: 'League',
    name: 'Lagos Lions v Abuja Bulls',
    startsAt: AS_OF,
    inPlay: true,
    status: 'inplay',
    score: { line: '1–0', detail: '63′' },
    hasBookmaker: false,
    hasFancy: false,
    matched: 0,
    runners: [],
    matchOddsStatus: 'open',
  },
];

/** What the sportsbook has. */
let coupons: object[] = [];
/** What the server has, by group; no answer when it is undefined. */
let groups: Record<string, object[]> | undefined;
const asked: string[] = [];

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  if (!groups) throw new TypeError('Failed to fetch');
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  if (url.pathname.endsWith('/sports/events/inplay')) return json({ asOf: AS_OF, events: IN_PLAY });
  if (url.pathname.endsWith('/sportsbook/bets'))
    return json({ ...NONE, bets: coupons, total: coupons.length });
  if (!url.pathname.endsWith('/bets') || url.pathname.includes('/sportsbook/')) return json(NONE);
  asked.push(url.search);
  const product = url.searchParams.get('product');
  const all = (groups[url.searchParams.get('group') ?? ''] ?? []).filter(
    (bet) => !product || ('product' in bet && bet.product === product),
  );
  const page = Number(url.searchParams.get('page') ?? 1);
  const bets = all.slice((page - 1) * 50, page * 50);
  return json({ asOf: AS_OF, bets, total: all.length });
});

function json(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
}

let page: HTMLElement;
let root: Root;

async function show(expected: RegExp, marketTools?: OpenMarketTools) {
  root = createRoot(page);
  await act(async () => root.render(<MyBetsView {...(marketTools && { marketTools })} />));
  await shown(expected);
}
const shown = (expected: RegExp) =>
  vi.waitFor(() => act(async () => expect(page.textContent).toMatch(expected)));
const rows = () => [...page.querySelectorAll('.bet-row')];
const totals = () => page.querySelector('.range-totals')?.textContent;
const press = (text: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find((b) => b.textContent?.startsWith(text))?.click(),
  );

beforeEach(() => {
  groups = {};
  coupons = [];
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

test('open bets stand by match and market, with averages and what each result would come to', async () => {
  groups = {
    open: [
      wire(1),
      wire(2, { priceMatched: 1.9, priceAsked: 1.9, profit: 450 }),
      wire(3, { gameId: 'g-2', eventName: 'Kano v Jos', marketId: 'm-2' }),
    ],
  };
  await show(/as of/, (bets) => <p>{`tools for ${bets[0].marketId}`}</p>);
  const [first, second] = page.querySelectorAll('.match-group');
  expect(first?.querySelector('h2')?.textContent).toBe('Lagos Lions v Abuja Bulls');
  expect(first?.querySelector('.bet-averages')?.textContent).toBe(
    '2 bets: back Lagos Lions, ₦1,000 at 1.88 on average',
  );
  const position = [...(first?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
  expect(position).toEqual([
    'Lagos Lions+₦880.00',
    'Abuja Bulls−₦1,000.00',
    'The Draw−₦1,000.00',
    'Can cost at worst₦1,000.00',
  ]);
  expect(first?.textContent).toContain('tools for m-1');
  expect(second?.textContent).toContain('tools for m-2');
  expect(second?.querySelector('.bet-averages')).toBeNull();
});

test('the bands of a fancy are told, and the middle in words', async () => {
  const fancy = { product: 'fancy', marketKind: 'fancy', runnerName: 'Runs', profit: 500 };
  groups = {
    open: [
      wire(1, { ...fancy, line: 48 }),
      wire(2, { ...fancy, side: 'lay', line: 44, liability: 500 }),
    ],
  };
  await show(/as of/);
  const position = page.querySelector('.market-position')?.textContent;
  expect(position).toContain('If it ends 44–47−₦1,000.00');
  expect(position).toContain('You lose both if it ends 44–47.');
  expect(rows()[1]?.textContent).toContain('NoRuns');
  expect(rows()[1]?.textContent).toContain('Can lose ₦500, win ₦500');
  expect(page.textContent).not.toMatch(/liability|\blay\b/i);
});

test('a tap tells everything: the bet in words, ids, time in Lagos, the rules it stands under', async () => {
  // Its code is fetched at the tap; here it must not take longer than the page is looked at.
  await import('./BetReceipt.tsx');
  groups = { open: [wire(1)] };
  await show(/as of/);
  expect(page.textContent).not.toContain('Reference');
  await act(async () => rows()[0]?.querySelector('button')?.click());
  await shown(/Reference/);
  const sheet = page.querySelector('dialog')?.textContent;
  for (const text of [
    'You win ₦430 if it is Lagos Lions, and lose ₦500 if it is not.',
    'Bet B1',
    'r1',
    'Sat 21 Nov 2026 20:41',
    'How it settles, version 0.9',
  ]) {
    expect(sheet).toContain(text);
  }
  const rules = page.querySelector('dialog a[href^="/gamesrule"]');
  expect(rules?.getAttribute('href')).toBe('/gamesrule-2026-06-01#match-odds');
});

test('the totals of the server count what is not loaded; without them it says of how many they are', async () => {
  const bets = Array.from({ length: 60 }, (_, index) =>
    wire(index, { state: index % 2 ? 'won' : 'lost', result: index % 2 ? 430 : -500 }),
  );
  groups = { settled: bets };
  await show(/No open bets/);
  await press('Settled');
  await shown(/Of the 50 bets shown/);
  expect(totals()).toContain('Staked₦25,000.00');
  expect(totals()).toContain('In allLost −₦1,750.00');
  await press('Show older (50 of 60)');
  await shown(/In allLost −₦2,100.00/);
  expect(totals()).toContain('Won, 30 bets+₦12,900.00');
  expect(totals()).not.toContain('shown here');
  expect(rows().length).toBe(60);
});

test('nothing won and nothing lost is level, and not red', async () => {
  groups = {
    settled: [wire(1, { state: 'won', result: 500 }), wire(2, { state: 'lost', result: -500 })],
  };
  await show(/No open bets/);
  await press('Settled');
  await shown(/In allLevel, ₦0.00/);
  expect(page.querySelector('.range-totals dd:not(:has(span))')?.className).toBe('');
});

test('a product is picked out, and its absence is told', async () => {
  groups = { open: [wire(1), wire(2, { product: 'fancy' })] };
  await show(/as of/);
  await press('Fancy');
  expect(rows().length).toBe(1);
  await press('Casino');
  expect(page.textContent).toContain('No open bets of this product');
});

test('a search of settled bets asks the server, and looks through what is saved without it', async () => {
  groups = {
    settled: [
      wire(1, { state: 'won', result: 430 }),
      wire(2, { state: 'lost', result: -500, product: 'fancy' }),
    ],
  };
  await show(/No open bets/);
  await press('Settled');
  await shown(/In all/);
  await press('Fancy');
  await vi.waitFor(() => expect(asked.at(-1)).toContain('product=fancy'));
  await shown(/In allLost −₦500.00/);
  groups = undefined;
  await press('Exchange');
  await shown(/In allWon \+₦430.00/);
  expect(rows().length).toBe(1);
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

function leg(gameId: string, state = 'open') {
  return {
    gameId,
    eventName: 'Lagos Lions v Abuja Bulls',
    startsAt: AS_OF,
    inPlay: true,
    marketId: `${gameId}:${state}`,
    marketName: '1X2',
    selectionId: 'home',
    selectionName: '1',
    selectionLabel: 'Lagos Lions',
    oddsAsked: 2,
    odds: 2,
    state,
  };
}

test('bets and legs on a match in play show its score and minute, decided legs do not', async () => {
  groups = { open: [wire(1), wire(2, { gameId: 'g-2', marketId: 'm-2' })] };
  coupons = [
    {
      couponId: 'C1',
      reference: 'c1',
      kind: 'acca',
      size: 3,
      combinations: 1,
      legs: [leg('g-1'), leg('g-2'), leg('g-1', 'won')],
      stake: 100,
      potentialWin: 800,
      potentialBonus: 0,
      potentialReturn: 800,
      maxWin: 1_000_000,
      state: 'open',
      placedAt: AS_OF,
      rulesVersion: '0.9',
    },
  ];
  await import('./coupons/CouponList.tsx');
  await show(/Live 1–0 · 63′/);
  await vi.waitFor(() => expect(page.querySelectorAll('.coupon-card__leg')).toHaveLength(3));
  const scores = (selector: string) =>
    [...page.querySelectorAll(selector)].map(
      (row) => row.querySelector('.match-group__score, .coupon-card__score')?.textContent,
    );
  expect(scores('.match-group')).toEqual(['Live 1–0 · 63′', undefined]);
  expect(scores('.coupon-card__leg')).toEqual(['Live 1–0 · 63′', undefined, undefined]);
});

test('what was won is shown after commission, by bet, day and in all', async () => {
  const won = { state: 'won', result: 430, commission: 21.5, commissionPercent: 5 };
  groups = {
    settled: [
      wire(1, won),
      wire(2, { ...won, result: 100, commission: 5 }),
      wire(3, { state: 'lost', result: -50, marketId: 'm-2', marketName: 'Winner' }),
    ],
  };
  await show(/No open bets/);
  await press('Settled');
  await shown(/In all/);
  const [first, , lost] = rows().map((row) => row.textContent);
  expect(first).toContain('Won +₦408.50');
  expect(first).toContain('After ₦21.50 commission');
  expect(lost).toContain('Lost −₦50.00');
  expect(lost).not.toContain('commission');
  expect(page.querySelector('.match-group__name')?.textContent).toContain('2 bets +₦503.50');
  expect(page.querySelector('.bet-list__date')?.textContent).toContain('+₦453.50');
  expect(totals()).toContain('Commission−₦26.50');
  expect(totals()).toContain('In allWon +₦453.50');
  await import('./BetReceipt.tsx');
  await act(async () => rows()[0]?.querySelector('button')?.click());
  await shown(/Result after commission\+₦408.50/);
});

test('open bets say what would be won after commission', async () => {
  groups = { open: [wire(1, { commissionPercent: 5 })] };
  await show(/as of/);
  expect(rows()[0]?.textContent).toContain('To win ₦430 (₦408.50 after commission)');
  expect(page.querySelector('.market-position')?.textContent).toContain('Lagos Lions+₦408.50');
});

test('a bet that a cash-out placed is marked', async () => {
  groups = { open: [wire(1), wire(2, { side: 'lay', isHedge: true })] };
  await show(/as of/);
  expect(rows().map((row) => row.textContent?.includes('Cash-out'))).toEqual([false, true]);
});
