import * as z from 'zod/mini';
import { store } from '../../state/store.ts';

const {
  state: playerWords,
  start,
  save,
} = store({
  key: 'market-day-words@1',
  schema: z.object({ text: z.string() }),
  initial: () => ({
    /** The player's own part of every result. It is theirs alone: only they change it. */
    text: crypto.randomUUID().slice(0, 8),
    /** The device was asked for the words of before; no round is made from others until then. */
    isRead: false,
  }),
  unpack({ text }, words) {
    if (text) words.text = text;
  },
});

export { playerWords };

/** Reads the words that the device keeps, once; where it keeps none, those made here are kept. */
export async function startPlayerWords(): Promise<void> {
  await start();
  if (playerWords.isRead) return;
  playerWords.isRead = true;
  await save();
}
