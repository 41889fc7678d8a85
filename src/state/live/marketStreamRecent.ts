import * as z from 'zod/mini';
import { dropSaved } from '../../storage/dropSaved.ts';
import { listKey } from '../../storage/keys.ts';
import { persisted } from '../../storage/persisted.ts';

/** How many matches can be opened offline; each takes some 30 KB. */
const KEPT = 12;

let recent: string[] = [];
let loading: Promise<void> | undefined;

const record = persisted({
  key: 'recent-games@1',
  schema: z.array(z.string()),
  current: () => recent,
});

/** Records a visit and deletes the saved data of the matches visited longest ago. */
export async function rememberGame(gameId: string): Promise<void> {
  loading ??= record.load().then((saved) => {
    recent = [...new Set([...recent, ...(saved?.value ?? [])])];
  });
  try {
    await loading;
    const all = [gameId, ...recent.filter((id) => id !== gameId)];
    recent = all.slice(0, KEPT);
    record.changed();
    const dropped = all.slice(KEPT);
    await dropSaved(dropped.flatMap((id) => [listKey(`event-${id}`), listKey(`bets-match-${id}`)]));
  } catch {
    // Storage refused, so nothing was saved either.
  }
}
