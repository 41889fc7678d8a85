import * as z from 'zod/mini';
import { newId } from '../../lib/newId.ts';
import { store } from '../../state/store.ts';

const {
  state: playerWords,
  start,
  save,
} = store({
  key: 'market-day-words@1',
  schema: z.object({ text: z.string() }),
  initial: () => ({
    /** The player's own part of every result. Only the player changes it. */
    text: newId().slice(0, 8),
    /** Whether the saved words were read. Until then no round starts, because it would use other words. */
    isRead: false,
  }),
  unpack({ text }, words) {
    if (text) words.text = text;
  },
});

export { playerWords };

/** Reads the saved words, once. If there are none, saves those made here. */
export async function startPlayerWords(): Promise<void> {
  await start();
  if (playerWords.isRead) return;
  playerWords.isRead = true;
  await save();
}
