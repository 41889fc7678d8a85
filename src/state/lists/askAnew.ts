import type { CachedListSource } from './cachedList.ts';

/** Refreshes a list after a change. A fetch under way may have been answered before it, so fetch again. */
export async function askAnew<T>(list: CachedListSource<T>): Promise<void> {
  if (list.state.status === 'loading') await list.refresh();
  await list.refresh();
}
