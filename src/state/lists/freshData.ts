import { askAnew } from './askAnew.ts';
import type { CachedListSource } from './cachedList.ts';

/** A list as it is now; rejects where it could not be fetched. */
export async function freshData<Data>(list: CachedListSource<Data>): Promise<Data> {
  // The status may already be that of the next request.
  const isAnswered = await askAnew(list);
  const { data, problem } = list.state;
  if (!data || !isAnswered) throw new Error(problem ?? 'no data');
  return data;
}
