import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Bet } from '../../contract/betting/bets.ts';
import { NO_BETS } from '../../domain/position/betTotals.ts';
import { until } from '../../testing/until.ts';
import { forgetPlayer } from '../session/privateState.ts';
import { betList, groupOf, loadOlderBets, matchBets, updateBetLists } from './bets.ts';

/** The server: bets numbered from 1, newest first, 50 a page. */
let total: number;
const asked: string[] = [];
/** When the server answers with the pages after the first. */
let olderComes: Promise<void>;

function wire(number: number) {
  return {
    betId: `B${number}`,
    reference: `r${number}`,
    product: 'exchange',
    gameId: 'g-1',
    eventName: 'Home v Away',
    marketId: 'm-1',
    marketName: 'Match Odds',
    marketKind: 'match_odds',
    runnerId: 'home',
    runnerName: 'Home',
    side: 'back',
    priceAsked: 2,
    stake: 100,
    stakeMatched: 100,
    profit: 100,
    liability: 100,
    state: 'won',
    placedAt: new Date(number * 1000).toISOString(),
    rulesVersion: '1',
  };
}

vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
  const url = new URL(input instanceof Request ? input.url : input, 'http://api.test');
  asked.push(url.search);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (page > 1) await olderComes;
  const all = Array.from({ length: total }, (_, index) => wire(total - index));
  const bets = url.pathname.endsWith('/bet/matches') ? all : all.slice((page - 1) * 50, page * 50);
  const body = JSON.stringify({ asOf: '2026-11-21T19:30:00.000Z', bets, total });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
});

const ids = (bets: readonly Bet[] = []) => bets.map(({ betId }) => betId);
const numbers = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `B${from - index}`);

beforeEach(() => {
  forgetPlayer();
  asked.length = 0;
  olderComes = Promise.resolve();
});

test('open bets are fetched to the last one: a position must not miss any', async () => {
  total = 120;
  const list = betList('open');
  await list.refresh();
  expect(ids(list.state.data?.bets)).toEqual(numbers(120, 1));
  expect(asked).toEqual(['?group=open', '?group=open&page=2', '?group=open&page=3']);
});

test('settled bets come by the page, without gaps or repeats while new ones arrive', async () => {
  total = 120;
  const list = betList('settled');
  await list.refresh();
  expect(list.state.data?.bets.length).toBe(50);
  total = 123;
  await loadOlderBets('settled');
  expect(ids(list.state.data?.bets)).toEqual(numbers(120, 24));
  await list.refresh();
  expect(ids(list.state.data?.bets)).toEqual(numbers(123, 24));
  await loadOlderBets('settled');
  await loadOlderBets('settled');
  expect(ids(list.state.data?.bets)).toEqual(numbers(123, 1));
});

test('an older page that is long on its way takes none of the newest bets away', async () => {
  total = 120;
  const list = betList('settled');
  await list.refresh();
  total = 121;
  let answer = () => {};
  olderComes = new Promise((resolve) => {
    answer = resolve;
  });
  const loading = loadOlderBets('settled');
  await list.refresh();
  answer();
  await loading;
  expect(ids(list.state.data?.bets)).toEqual(numbers(121, 22));
});

test.each([
  ['delayed', 'open'],
  ['part-matched', 'open'],
  ['won', 'settled'],
  ['half-void', 'settled'],
  ['void', 'void'],
  ['rejected', 'void'],
  ['lapsed', 'void'],
] as const)('a bet that is %s is among the %s', (state, group) => {
  expect(groupOf({ state })).toBe(group);
});

test('an old bet that is corrected is not counted a second time: the totals come from the server', async () => {
  total = 120;
  const lists = [betList('open'), betList('settled')] as const;
  await Promise.all(lists.map((list) => list.refresh()));
  const [newest] = lists[1].state.data?.bets ?? [];
  if (!newest) throw new Error('no bet');
  const totals = { ...NO_BETS, staked: 12_000_00, won: 12_000_00, wonBets: 120 };
  const { data } = lists[1].state;
  if (!data) throw new Error('no list');
  lists[1].amend({ ...data, totals }, 0);
  lists[0].amend({ ...data, bets: [], total: 0 }, 0);
  asked.length = 0;
  updateBetLists({ ...newest, betId: 'B7', placedAt: 7000, state: 'lost' });
  expect(lists[1].state.data).toMatchObject({ total: 120, totals });
  await until(() => expect(asked).toEqual(['?group=settled']));
});

test('a bet that changes moves from list to list', async () => {
  total = 2;
  const open = betList('open');
  const settled = betList('settled');
  const match = matchBets('g-1');
  await Promise.all([open.refresh(), settled.refresh(), match.refresh()]);
  const [newest] = open.state.data?.bets ?? [];
  if (!newest) throw new Error('no bet');

  const next: Bet = { ...newest, betId: 'B3', state: 'matched', placedAt: 3000 };
  updateBetLists(next);
  expect(ids(open.state.data?.bets)).toEqual(['B3', 'B2', 'B1']);
  expect(ids(match.state.data?.bets)).toEqual(['B3', 'B2', 'B1']);
  expect(open.state.data?.total).toBe(3);
  expect(ids(settled.state.data?.bets)).toEqual(['B2', 'B1']);

  updateBetLists({ ...next, state: 'lost' });
  updateBetLists({ ...next, state: 'lost' });
  expect(ids(open.state.data?.bets)).toEqual(['B2', 'B1']);
  expect(ids(match.state.data?.bets)).toEqual(['B2', 'B1']);
  expect(ids(settled.state.data?.bets)).toEqual(['B3', 'B2', 'B1']);
  expect(settled.state.data?.total).toBe(3);
});
