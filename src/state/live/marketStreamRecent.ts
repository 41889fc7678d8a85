import * as z from 'zod/mini';
import { dropSaved } from '../../storage/dropSaved.ts';
import { listKey } from '../../storage/keys.ts';
import { store } from '../store.ts';

/** How many matches can be opened offline; each takes some 30 KB. */
const KEPT = 12;

/** The matches visited last, the newest first. */
const recent = store({
  key: 'recent-games@1',
  schema: z.codec(z.array(z.string()), z.object({ ids: z.array(z.string()) }), {
    decode: (ids) => ({ ids }),
    encode: ({ ids }) => ids,
  }),
  initial: () => ({ ids: [] as string[] }),
  takeOver: (saved, now) => void Object.assign(now, saved),
});

/** Records a visit and deletes the saved data of the matches visited longest ago. */
export async function rememberGame(gameId: string): Promise<void> {
  await recent.start();
  const all = [gameId, ...recent.state.ids.filter((id) => id !== gameId)];
  recent.state.ids = all.slice(0, KEPT);
  const dropped = all.slice(KEPT);
  const keys = dropped.flatMap((id) =>
    ['event', 'bets-match', 'history'].map((name) => listKey(`${name}-${id}`)),
  );
  // Storage that refuses has saved nothing of them either.
  await dropSaved(keys).catch(() => undefined);
}
