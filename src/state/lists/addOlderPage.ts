import { countNewer, newerIn } from '../../contract/kit/newerIn.ts';
import { session } from '../session/session.ts';
import type { CachedListSource } from './cachedList.ts';

/**
 * Adds an older page to a list, after what it shows when the page comes: the newest may have come meanwhile, or
 * somebody else signed in. Rejects when the page cannot be loaded.
 */
export async function addOlderPage<Page extends object>(
  list: CachedListSource<Page>,
  ask: (shown: Page) => Promise<Page>,
  joined: (shown: Page, older: Page) => Page,
): Promise<void> {
  const { owner } = session;
  const shown = list.state.data;
  if (!shown) return;
  const older = await ask(shown);
  if (owner !== session.owner) return;
  const before = list.state.data ?? shown;
  const all = joined(before, older);
  countNewer(all, newerIn(before) + newerIn(older));
  // What was shown before is no newer for it.
  list.amend(all, list.state.savedAt);
}
