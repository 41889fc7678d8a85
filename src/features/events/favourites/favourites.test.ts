import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { forgetPlayer } from '../../../state/session/privateState.ts';
import { database } from '../../../storage/database.ts';
import { until } from '../../../testing/until.ts';
import {
  favourites,
  MOST_MARKETS,
  moveMarket,
  readFavourites,
  showLadders,
  toggleGame,
  toggleMarket,
} from './favourites.ts';

beforeEach(async () => {
  forgetPlayer();
  await clear(database);
  await readFavourites();
});

test('a star is put on and taken off, the newest match first', async () => {
  await toggleGame('one');
  await toggleGame('two');
  expect(favourites.gameIds).toEqual(['two', 'one']);
  await toggleGame('one');
  expect(favourites.gameIds).toEqual(['two']);
});

test('markets keep the order in which they were added, and are not more than can be watched', async () => {
  const ids = Array.from({ length: MOST_MARKETS + 1 }, (_, index) => `m-${index}`);
  for (const marketId of ids) await toggleMarket({ gameId: 'g-1', marketId });
  expect(favourites.markets.map(({ marketId }) => marketId)).toEqual(ids.slice(0, MOST_MARKETS));
  await toggleMarket({ gameId: 'g-1', marketId: 'm-3' });
  await toggleMarket({ gameId: 'g-2', marketId: 'late' });
  expect(favourites.markets).toHaveLength(MOST_MARKETS);
  expect(favourites.markets.at(-1)).toEqual({ gameId: 'g-2', marketId: 'late' });
});

test('a market changes places with its neighbour, keeps its ladders on the way, and stays within the row', async () => {
  for (const marketId of ['a', 'b', 'c']) await toggleMarket({ gameId: 'g-1', marketId });
  const order = () => favourites.markets.map(({ marketId }) => marketId).join('');
  showLadders('c', true);
  moveMarket('c', -1);
  expect(order()).toBe('acb');
  expect(favourites.markets[1]).toEqual({ gameId: 'g-1', marketId: 'c', hasLadders: true });
  moveMarket('a', -1);
  moveMarket('b', 1);
  moveMarket('gone', 1);
  expect(order()).toBe('acb');
  const kept = () => get('favourites@1', database);
  await until(async () =>
    expect((await kept())?.data.markets).toEqual([
      { gameId: 'g-1', marketId: 'a' },
      { gameId: 'g-1', marketId: 'c', hasLadders: true },
      { gameId: 'g-1', marketId: 'b' },
    ]),
  );
});

test('stars are kept on the device, and the next player has none', async () => {
  await toggleGame('mine');
  const kept = () => get('favourites@1', database);
  await until(async () => expect((await kept())?.data.gameIds).toEqual(['mine']));
  forgetPlayer();
  expect(favourites.gameIds).toEqual([]);
  expect(favourites.markets).toEqual([]);
});
