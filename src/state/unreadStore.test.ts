// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { clear, get } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../storage/database.ts';
import { newPage } from '../testing/newPage.ts';

/** One call of a read: as often as the app tries. */
const TRIES = 3;

beforeEach(newPage);
afterEach(async () => {
  vi.restoreAllMocks();
  await clear(database);
});

/** As on iOS, which loses the connection in the background: reads of this key fail, then work again. */
function refuseReads(key: string, times: number) {
  const read = IDBObjectStore.prototype.get;
  let left = times;
  return vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    asked,
  ) {
    if (asked === key && left-- > 0) throw new DOMException('connection lost', 'UnknownError');
    return read.call(this, asked);
  });
}

const saved = async (key: string) => (await get(key, database))?.data;

const stars = () => import('../features/events/favourites/favourites.ts');
const doubtful = () => import('./money/doubtfulKeys.ts');
const notes = () => import('../features/support/supportNotes.ts');

/** Writes what this page has not, and closes it. */
async function leave(): Promise<void> {
  const { flushAll } = await import('../storage/persisted.ts');
  // Changes of this moment are heard in the next.
  await Promise.resolve();
  await flushAll();
  newPage();
}

test('a star after a start that could not read them goes before those that were there', async () => {
  const before = await stars();
  for (const id of ['A', 'B', 'C']) await before.toggleGame(id);
  await leave();
  refuseReads('favourites@1', TRIES);
  const { favourites, readFavourites, toggleGame } = await stars();
  await readFavourites();
  await toggleGame('D');
  expect(favourites.gameIds).toEqual(['D', 'C', 'B', 'A']);
  await leave();
  expect(await saved('favourites@1')).toMatchObject({ gameIds: ['D', 'C', 'B', 'A'] });
});

test('a key in doubt outlives a start that could not read it, and is told from then on', async () => {
  const before = await doubtful();
  await before.startDoubtfulKeys();
  before.doubt('withdrawal');
  await leave();
  refuseReads('doubtful-keys@1', TRIES);
  const { doubt, isDoubtful, startDoubtfulKeys } = await doubtful();
  await startDoubtfulKeys();
  doubt('bet');
  await leave();
  expect(await saved('doubtful-keys@1')).toMatchObject({ keys: ['withdrawal', 'bet'] });
  expect(isDoubtful('withdrawal')).toBe(true);
});

test('while storage refuses, nothing is written over what it holds', async () => {
  const before = await doubtful();
  await before.startDoubtfulKeys();
  before.doubt('withdrawal');
  await leave();
  refuseReads('doubtful-keys@1', Number.POSITIVE_INFINITY);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { doubt, startDoubtfulKeys } = await doubtful();
  await startDoubtfulKeys();
  doubt('bet');
  await leave();
  expect(warned).toHaveBeenCalled();
  vi.restoreAllMocks();
  expect(await saved('doubtful-keys@1')).toMatchObject({ keys: ['withdrawal'] });
});

test('a note that waits to be sent stays beside the one written after such a start', async () => {
  const written = async (text: string) => {
    (await import('./session/connection.ts')).connection.status = 'offline';
    const { startSupport, support, writeNote } = await notes();
    await startSupport();
    writeNote({ topic: 'other', text, writtenAt: 1 });
    await leave();
    return support;
  };
  await written('A deposit is missing');
  refuseReads('support@1', TRIES);
  await written('A bet is missing');
  expect(await saved('support@1')).toMatchObject({
    written: [{ note: { text: 'A bet is missing' } }, { note: { text: 'A deposit is missing' } }],
  });
});

test('storage that refuses for good is asked once for each change', async () => {
  const asked = refuseReads('favourites@1', Number.POSITIVE_INFINITY);
  vi.spyOn(console, 'warn').mockReturnValue();
  const { favourites, readFavourites, toggleGame } = await stars();
  await readFavourites();
  await toggleGame('D');
  await leave();
  expect(favourites.gameIds).toEqual(['D']);
  const reads = asked.mock.calls.filter(([key]) => key === 'favourites@1').length;
  expect(reads).toBeGreaterThan(TRIES);
  expect(reads).toBeLessThan(10 * TRIES);
});
