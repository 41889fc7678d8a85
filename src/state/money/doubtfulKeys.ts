import * as z from 'zod/mini';
import { store } from '../store.ts';

/** Far more than one player leaves behind; the oldest go first. */
const MOST_KEPT = 50;

const Kept = z.object({ keys: z.array(z.string()) });

/**
 * Keys of which a try may still reach the server, oldest first. Such a key is kept, whatever refuses a later
 * try: under another key the first try would have a second effect. Random, and kept over a reload.
 */
const { state, start } = store({
  key: 'doubtful-keys@1',
  schema: Kept,
  initial: (): z.output<typeof Kept> => ({ keys: [] }),
  unpack: join,
  // A session that the server ended: the same player may return in a moment, with the same form.
  forget: (now, isEnded) => void (isEnded || Object.assign(now, { keys: [] })),
  takeOver: join,
});

/** What was read goes before what this page has learned in the meantime. */
function join({ keys }: z.output<typeof Kept>, now: { keys: string[] }): void {
  now.keys = [...new Set([...keys, ...now.keys])].slice(-MOST_KEPT);
}

/** Reads what this phone has kept; call it before `isDoubtful`. */
export const startDoubtfulKeys = start;

export function doubt(key: string): void {
  if (!isDoubtful(key)) state.keys = [...state.keys, key].slice(-MOST_KEPT);
}

/** The server has taken it: nothing more can come of this key. */
export function settle(key: string): void {
  if (isDoubtful(key)) state.keys = state.keys.filter((kept) => kept !== key);
}

export function isDoubtful(key: string): boolean {
  return state.keys.includes(key);
}
