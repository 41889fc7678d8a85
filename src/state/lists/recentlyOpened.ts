import { proxy, ref } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { persisted } from '../../storage/persisted.ts';
import { onForget } from '../session/privateState.ts';

/** A match or a game that the player had open: enough to show the way back without the network. */
const Opened = z.object({
  /** Of the app. */
  path: z.string(),
  title: z.string(),
  /** The competition, or the provider. */
  detail: z.string(),
  at: z.int(),
});
type Opened = z.output<typeof Opened>;

const KEPT = 8;

/** Newest first; kept on this device only. */
export const recentlyOpened = proxy<{ list: readonly Opened[] }>({ list: ref([]) });

const record = persisted({
  key: 'opened@1',
  schema: z.array(Opened),
  current: () => [...recentlyOpened.list],
});

let loading: Promise<void> | undefined;

export function loadRecentlyOpened(): Promise<void> {
  loading ??= record.load().then(
    (saved) => show([...recentlyOpened.list, ...(saved?.value ?? [])]),
    // Storage is refused: this visit's are known.
    () => undefined,
  );
  return loading;
}

export async function noteOpened(opened: Opened): Promise<void> {
  await loadRecentlyOpened();
  show([opened, ...recentlyOpened.list]);
  record.changed();
}

function show(list: readonly Opened[]): void {
  const byPath = new Map<string, Opened>();
  for (const opened of list) if (!byPath.has(opened.path)) byPath.set(opened.path, opened);
  recentlyOpened.list = ref([...byPath.values()].slice(0, KEPT));
}

onForget(() => {
  recentlyOpened.list = ref([]);
});
