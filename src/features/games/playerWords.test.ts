import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { flushAll } from '../../storage/persisted.ts';
import { newPage } from '../../testing/newPage.ts';

// A fresh device for each test, so that a late write reaches no other.
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** Starts the app again on the same device. */
async function start() {
  await flushAll();
  newPage();
  const words = await import('./playerWords.ts');
  await words.startPlayerWords();
  return { ...words, flushAll: (await import('../../storage/persisted.ts')).flushAll };
}

test('the words that were made for a player are theirs after a reload, as typed words are', async () => {
  const first = await start();
  const { text } = first.playerWords;
  expect(text).toMatch(/^\w{8}$/);
  await first.flushAll();
  const second = await start();
  expect(second.playerWords.text).toBe(text);

  second.playerWords.text = 'suya and pepper';
  await Promise.resolve();
  await second.flushAll();
  const third = await start();
  expect(third.playerWords.text).toBe('suya and pepper');
});

test('nobody inherits them', async () => {
  const { playerWords } = await start();
  const { text } = playerWords;
  const { forgetPlayer } = await import('../../state/session/privateState.ts');
  forgetPlayer();
  expect(playerWords.text).not.toBe(text);
});
