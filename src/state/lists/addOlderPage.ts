import { countNewer, newerIn } from '../../contract/kit/newerIn.ts';
import { session } from '../session/session.ts';
import type { CachedListSource } from './cachedList.ts';

interface OlderPage<Page> {
  /** Rows per page, as the server pages them. */
  size: number;
  ask(page: number): Promise<Page>;
  /** The rows of a page or of the list that still count among those that the server pages. */
  rowsOf(page: Page): readonly unknown[];
  joined(shown: Page, older: Page): Page;
}

/**
 * Adds an older page to a list, after what it shows when the page comes: the newest may have come meanwhile, or
 * somebody else signed in. Rejects when the page cannot be loaded.
 *
 * New rows push older ones down the pages, so the page of the oldest row shown is asked for again. A row may also come
 * among those that are shown, as an old bet does that settles: while rows are missing and a page adds none, the page
 * before it is asked for.
 */
export async function addOlderPage<Page extends { total: number }>(
  list: Pick<CachedListSource<Page>, 'amend'> & {
    state: Pick<CachedListSource<Page>['state'], 'data' | 'savedAt'>;
  },
  { size, ask, rowsOf, joined }: OlderPage<Page>,
): Promise<void> {
  const { owner } = session;
  const shown = list.state.data;
  if (!shown) return;
  const next = Math.floor(rowsOf(shown).length / size) + 1;
  for (let page = next; page > 0; page--) {
    const older = await ask(page);
    if (owner !== session.owner) return;
    const before = list.state.data ?? shown;
    const all = joined(before, older);
    // A page before the next one was counted when it came first.
    countNewer(all, newerIn(before) + (page === next ? newerIn(older) : 0));
    // What was shown before is no newer for it.
    list.amend(all, list.state.savedAt);
    const count = rowsOf(all).length;
    if (count > rowsOf(before).length || count >= all.total) return;
  }
}
