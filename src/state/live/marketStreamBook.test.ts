import { expect, test, vi } from 'vitest';
import type { Market } from '../../contract/betting/market.ts';
import type { MarketChange } from '../../contract/betting/stream.ts';
import { createBook } from './marketStreamBook.ts';

const market: Market = {
  marketId: 'm-1',
  gameId: 'c-1',
  kind: 'fancy',
  name: '6 over runs',
  status: 'open',
  version: 4,
  inPlay: true,
  matched: 100,
  minStake: 10_000,
  maxStake: 0,
  delaySeconds: 3,
  commissionPercent: 0,
  rules: '',
  runners: [
    {
      runnerId: 'r-1',
      name: '6 over runs',
      status: 'active',
      back: [[10_000, 50]],
      lay: [[10_000, 60]],
      line: { no: 44, yes: 45 },
    },
    { runnerId: 'r-2', name: 'Other', status: 'active', back: [], lay: [] },
  ],
};

function setUp() {
  const book = createBook();
  book.show([market], undefined);
  const live = book.markets.get('m-1');
  const runner = live?.runners.get('r-1');
  const heard = {
    back: vi.fn(),
    lay: vi.fn(),
    matched: vi.fn(),
    structure: vi.fn(),
    score: vi.fn(),
  };
  runner?.moved.back.subscribe(heard.back);
  runner?.moved.lay.subscribe(heard.lay);
  live?.matchedMoved.subscribe(heard.matched);
  book.restructured.subscribe(heard.structure);
  book.scored.subscribe(heard.score);
  const apply = (change: Omit<MarketChange, 'id'>) =>
    book.apply({ gameId: 'c-1', seq: 1, markets: [{ id: 'm-1', ...change }] });
  const calls = () => Object.entries(heard).flatMap(([name, fn]) => (fn.mock.calls[0] ? name : []));
  return { book, apply, calls };
}

test.each<[string, Omit<MarketChange, 'id'>, string[]]>([
  ['a back price', { v: 5, r: [['r-1', [[9000, 1]], null, null]] }, ['back']],
  ['a lay price', { r: [['r-1', null, [[9000, 1]], 9000]] }, ['lay']],
  ['a price of another runner', { r: [['r-2', [[9000, 1]], [[9100, 1]], null]] }, []],
  ['a line', { l: [['r-1', 46, 47]] }, ['back', 'lay']],
  ['the matched total', { m: 200 }, ['matched']],
  ['the version alone', { v: 6 }, []],
  ['the status', { s: 'ball_running' }, ['structure']],
  ['the same status again', { s: 'open' }, []],
])('%s is heard where it is shown and nowhere else', (_, change, expected) => {
  const { apply, calls } = setUp();
  apply(change);
  expect(calls()).toEqual(expected);
});

test('prices never replace what React renders; a status replaces one market', () => {
  const { book, apply } = setUp();
  const [frame] = book.frames;
  apply({ r: [['r-1', [[9000, 1]], null, null]] });
  expect(book.frames[0]).toBe(frame);
  apply({ s: 'suspended' });
  expect(book.frames[0]).toEqual({ ...frame, status: 'suspended' });
});

test('a snapshot keeps the objects that cells listen to', () => {
  const { book, calls } = setUp();
  const before = book.markets.get('m-1')?.runners.get('r-1');
  const [frame] = book.frames;
  book.show([{ ...market, version: 9 }], undefined);
  expect(book.markets.get('m-1')?.runners.get('r-1')).toBe(before);
  expect(book.frames[0]).toBe(frame);
  expect(calls()).toContain('back');
});

test('a market that opens is shown; one that the snapshot lacks is gone', () => {
  const { book } = setUp();
  book.apply({ gameId: 'c-1', seq: 1, markets: [], opened: [{ ...market, marketId: 'm-2' }] });
  expect(book.frames.map(({ marketId }) => marketId)).toEqual(['m-1', 'm-2']);
  book.show([{ ...market, marketId: 'm-2' }], undefined);
  expect(book.frames.map(({ marketId }) => marketId)).toEqual(['m-2']);
});

test('what is saved is what was received', () => {
  const { book } = setUp();
  expect(book.toMarkets()).toEqual([market]);
});

test('the draw stands last, also where the server lists it between the sides', () => {
  const book = createBook();
  const runners = ['home', 'draw', 'away'].map((runnerId) => ({
    ...{ runnerId, name: runnerId, status: 'active' as const },
    back: [],
    lay: [],
  }));
  book.show([{ ...market, kind: 'match_odds', runners }], undefined);
  const order = ['home', 'away', 'draw'];
  expect(book.frames[0]?.runners.map(({ runnerId }) => runnerId)).toEqual(order);
  expect(book.toMarkets()[0]?.runners.map(({ runnerId }) => runnerId)).toEqual(order);
});
