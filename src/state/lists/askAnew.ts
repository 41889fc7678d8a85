import type { CachedListSource } from './cachedList.ts';

/**
 * Refreshes a list after a change, and tells whether it was answered. A fetch under way may have been answered before
 * the change, so it fetches again.
 */
export async function askAnew<T>(list: CachedListSource<T>): Promise<boolean> {
  if (list.state.status === 'loading') await list.refresh();
  return list.refresh();
}
