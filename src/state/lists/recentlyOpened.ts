import * as z from 'zod/mini';
import { store } from '../store.ts';

/** A match or game that the player opened, with enough to link to it offline. */
const Opened = z.object({
  /** The app's path. */
  path: z.string(),
  title: z.string(),
  /** Its competition or its provider. */
  detail: z.string(),
  at: z.int(),
});
type Opened = z.output<typeof Opened>;

/** Saved as a plain array, the format of earlier versions of the app. */
const Saved = z.codec(z.array(Opened), z.object({ list: z.array(Opened) }), {
  decode: (list) => ({ list }),
  encode: ({ list }) => list,
});

const KEPT = 8;

const { state, start } = store({
  key: 'opened@1',
  schema: Saved,
  initial: () => ({ list: [] as readonly Opened[] }),
  unpack: ({ list }, now) => {
    now.list = newestByPath([...now.list, ...list]);
  },
  takeOver: (saved, now) => void Object.assign(now, saved),
});

/** Newest first; kept on this device only. */
export const recentlyOpened = state;
export const loadRecentlyOpened = start;

export async function noteOpened(opened: Opened): Promise<void> {
  await start();
  recentlyOpened.list = newestByPath([opened, ...recentlyOpened.list]);
}

function newestByPath(list: readonly Opened[]): Opened[] {
  const byPath = new Map<string, Opened>();
  for (const opened of list) if (!byPath.has(opened.path)) byPath.set(opened.path, opened);
  return [...byPath.values()].slice(0, KEPT);
}
