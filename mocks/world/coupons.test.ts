import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import type { CouponMarket, CouponMarketKind } from '../../src/contract/betting/coupon.ts';
import type { Competition } from './fixtures.ts';
import type { CouponResult } from './markets/couponPlan.ts';
import { createWorld, type World } from './world.ts';

const START = Date.parse('2026-03-14T17:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/** Of the markets in which more than one selection wins: how many do. */
const WINNERS: Partial<Record<CouponMarketKind, number>> = {
  double_chance: 2,
  double_both_score: 2,
  double_total: 2,
};

let world: World;
let gameIds: string[];
beforeAll(() => {
  world = createWorld('oja');
  gameIds = world
    .events(START)
    .filter(({ status }) => status !== 'finished')
    .map(({ gameId }) => gameId)
    .filter((_, index) => index % 4 === 0)
    .slice(0, 40);
});

const marketsAt = (at: number): CouponMarket[] =>
  gameIds.flatMap((gameId) => world.coupons(gameId, at) ?? []);
const resultOf = ({ marketId }: CouponMarket): CouponResult | undefined =>
  world.couponResult(marketId, START + 7 * DAY_MS);

test('every sport has its markets, the winner first', () => {
  const kinds = new Map(
    gameIds.map((gameId) => [
      gameId.charAt(0),
      (world.coupons(gameId, START) ?? []).map(({ kind }) => kind),
    ]),
  );
  expect(kinds.get('s')?.slice(0, 6)).toEqual([
    'winner',
    'double_chance',
    'over_under',
    'both_to_score',
    'draw_no_bet',
    'handicap',
  ]);
  expect(kinds.get('s')?.length).toBeGreaterThanOrEqual(40);
  expect(kinds.get('t')).toEqual(['winner', 'over_under', 'handicap']);
  expect(kinds.get('c')).toEqual(['winner', 'over_under', 'over_under', 'over_under']);
});

test('the house keeps a margin on every market that is offered in full', () => {
  for (const hours of [0, 1, 2]) {
    for (const { kind, selections } of marketsAt(START + hours * 3_600_000)) {
      // Nobody, or several, of its players may score.
      if (kind === 'anytime_scorer') continue;
      const odds = selections.map((selection) => selection.odds);
      if (odds.includes(undefined)) continue;
      const book = odds.reduce((sum: number, price = 0) => sum + 100 / price, 0);
      const fair = WINNERS[kind] ?? 1;
      // The house takes a small margin on a market that is nearly decided.
      const isOpen = Math.min(...odds.map((price = 0) => price)) > 1_25;
      expect(book / fair).toBeGreaterThan(isOpen ? 1.03 : 1);
      expect(book / fair).toBeLessThan(1.2);
    }
  }
});

test('once it is settled, one selection has won, or all are void', () => {
  for (const market of marketsAt(START)) {
    if (market.kind === 'anytime_scorer') continue;
    const results = Object.values(resultOf(market)?.results ?? {});
    expect(results).toHaveLength(market.selections.length);
    const won = results.filter((result) => result === 'won').length;
    const isVoid = results.every((result) => result === 'void');
    expect(isVoid ? 0 : won).toBe(isVoid ? 0 : (WINNERS[market.kind] ?? 1));
  }
});

test.each([
  ['f-1x2', 'mo'],
  ['f-ou15', 'ou15'],
  ['f-ou25', 'ou25'],
  ['f-ou35', 'ou35'],
  ['f-ml', 'mo'],
])('%s comes out as the exchange’s %s', (id, exchangeId) => {
  const markets = marketsAt(START).filter(({ marketId }) => marketId.endsWith(`:${id}`));
  expect(markets.length).toBeGreaterThan(5);
  for (const market of markets) {
    const exchange = world.result(market.marketId.replace(id, exchangeId), START + 7 * DAY_MS);
    const results = resultOf(market)?.results ?? {};
    if (exchange?.kind === 'winner') expect(results[exchange.runnerId]).toBe('won');
    else expect(new Set(Object.values(results))).toEqual(new Set(['void']));
  }
});

test('both to score agrees with the exchange', () => {
  for (const market of marketsAt(START).filter(({ kind }) => kind === 'both_to_score')) {
    const exchange = world.result(market.marketId.replace('f-gg', 'bts'), START + 7 * DAY_MS);
    const hasScored = exchange?.kind === 'winner' && exchange.runnerId === 'yes';
    expect(resultOf(market)?.results['gg']).toBe(hasScored ? 'won' : 'lost');
  }
});

test('a match has the markets of its league, and fewer are left as it goes on', () => {
  const football = world.fixtures(START).filter(({ sportId }) => sportId === 1);
  const offered = (isWanted: (one: Competition) => boolean) => {
    const wanted = football.filter(({ competition }) => isWanted(competition));
    expect(wanted).not.toEqual([]);
    // One that was called off before has none.
    return wanted
      .map(({ gameId, startsAt }) => world.couponCount(gameId, startsAt - 60_000))
      .filter((count) => count > 0);
  };
  const leading = offered(({ isLeading }) => isLeading);
  const youth = offered(({ isYouth }) => isYouth === true);
  const others = offered(({ isLeading, isYouth }) => !isLeading && !isYouth);
  expect(Math.min(...youth)).toBeGreaterThanOrEqual(40);
  expect(Math.min(...others)).toBeGreaterThan(Math.max(...youth));
  expect(Math.min(...leading)).toBeGreaterThan(Math.max(...others));
  const [{ gameId = '', startsAt = 0 } = {}] = football;
  const counts = [-1, 30, 60, 89].map((minute) =>
    world.couponCount(gameId, startsAt + minute * 60_000),
  );
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.at(-1)).toBeLessThan(counts[0] ?? 0);
  const closed = (world.coupons(gameId, startsAt + 89 * 60_000) ?? []).filter(
    ({ status }) => status === 'closed' || status === 'settled',
  );
  expect(counts.at(-1)).toBe((counts[0] ?? 0) - closed.length);
});

test('a version names one state of a market, and only ever rises', () => {
  const [gameId = ''] = gameIds;
  const seen = new Map<string, string>();
  const last = new Map<string, number>();
  for (let minute = 0; minute < 180; minute++) {
    for (const market of world.coupons(gameId, START + minute * 60_000) ?? []) {
      const { marketId, version } = market;
      expect(version).toBeGreaterThanOrEqual(last.get(marketId) ?? 0);
      last.set(marketId, version);
      const text = JSON.stringify(market);
      expect(seen.get(`${marketId} ${version}`) ?? text).toBe(text);
      seen.set(`${marketId} ${version}`, text);
    }
  }
});

test('a football match with all its markets is at most 12 KB for a phone', () => {
  for (const gameId of gameIds.filter((id) => id.startsWith('s')).slice(0, 5)) {
    for (const hours of [0, 1, 30]) {
      const markets = world.coupons(gameId, START + hours * 3_600_000);
      expect(gzipSync(JSON.stringify(markets)).length).toBeLessThan(12 * 1024);
    }
  }
});

test('the same seed and instant give the same odds', () => {
  const other = createWorld('oja');
  const [gameId = ''] = gameIds.slice(-1);
  expect(other.coupons(gameId, START + 1)).toEqual(world.coupons(gameId, START + 1));
});
