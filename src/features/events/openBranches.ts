import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { onForget } from '../../state/session/privateState.ts';
import { persisted } from '../../storage/persisted.ts';

/** More than anybody opens; the oldest close. */
const KEPT = 60;

/** Which branches of the sports tree stand open: `cricket`, `cricket/Lagoon T20`. */
export const openBranches = proxy<{ ids: string[] }>({ ids: [] });

const record = persisted({
  key: 'tree@1',
  schema: z.array(z.string()),
  current: () => [...openBranches.ids],
});

let reading: Promise<void> | undefined;

export function readOpenBranches(): Promise<void> {
  reading ??= read();
  return reading;
}

async function read(): Promise<void> {
  const saved = await record.load().catch(() => undefined);
  if (saved) openBranches.ids = [...new Set([...openBranches.ids, ...saved.value])];
  subscribe(openBranches, () => record.changed());
}

export function setBranch(id: string, isOpen: boolean): void {
  if (openBranches.ids.includes(id) === isOpen) return;
  const others = openBranches.ids.filter((other) => other !== id);
  openBranches.ids = (isOpen ? [id, ...others] : others).slice(0, KEPT);
}

onForget(() => {
  openBranches.ids = [];
});
