import { askAnew } from './askAnew.ts';
import type { CachedListSource } from './cachedList.ts';

/** A list as it is now; rejects where it could not be fetched. */
export async function freshData<Data>(list: CachedListSource<Data>): Promise<Data> {
  await askAnew(list);
  const { data, status, problem } = list.state;
  if (!data || status === 'failed') throw new Error(problem ?? 'no data');
  return data;
}
