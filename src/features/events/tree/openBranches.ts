import * as z from 'zod/mini';
import { store } from '../../../state/store.ts';

/** Beyond this many, the branches opened longest ago close. */
const KEPT = 60;

/** Saved as a plain array, the format of earlier versions of the app. */
const Saved = z.codec(z.array(z.string()), z.object({ ids: z.array(z.string()) }), {
  decode: (ids) => ({ ids }),
  encode: ({ ids }) => ids,
});

const { state, start } = store({
  key: 'tree@1',
  schema: Saved,
  initial: () => ({ ids: [] as string[] }),
  unpack: ({ ids }, now) => {
    now.ids = [...new Set([...now.ids, ...ids])];
  },
});

/** Open branches of the sports tree: `cricket`, `cricket/Lagoon T20`. */
export const openBranches = state;
export const readOpenBranches = start;

export function setBranch(id: string, isOpen: boolean): void {
  if (openBranches.ids.includes(id) === isOpen) return;
  const others = openBranches.ids.filter((other) => other !== id);
  openBranches.ids = (isOpen ? [id, ...others] : others).slice(0, KEPT);
}
