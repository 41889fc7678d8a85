import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { onForget } from '../../state/session/privateState.ts';
import { savedKeys } from '../../storage/keys.ts';
import { persisted } from '../../storage/persisted.ts';

const newWords = () => crypto.randomUUID().slice(0, 8);

/** The player's own part of every result. It is theirs alone: only they change it. */
export const playerWords = proxy({
  text: newWords(),
  /** The device was asked for the words of before; no round is made from others until then. */
  isRead: false,
});

const record = persisted({
  key: savedKeys.marketDayWords,
  schema: z.object({ text: z.string() }),
  current: () => ({ text: playerWords.text }),
});

let starting: Promise<void> | undefined;

/** Reads the words that the device keeps, once; where it keeps none, those made here are kept. */
export function startPlayerWords(): Promise<void> {
  starting ??= record
    .load()
    .catch(() => undefined)
    .then((saved) => {
      if (saved?.value.text) playerWords.text = saved.value.text;
      else record.changed();
      playerWords.isRead = true;
      subscribe(playerWords, () => record.changed());
    });
  return starting;
}

onForget(() => {
  playerWords.text = newWords();
});
