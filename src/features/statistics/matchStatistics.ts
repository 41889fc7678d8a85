import type * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { getStatistics } from '../../contract/betting/statistics.ts';
import { heldMap } from '../../lib/heldMap.ts';
import { type CachedListSource, cachedList } from '../../state/lists/cachedList.ts';

type Statistics = z.output<typeof getStatistics.output>;

/** How long the statistics of a match stay in memory after they were shown. */
const KEEP_MS = 10_000;

const matches = heldMap<CachedListSource<Statistics>>({
  make: (gameId) =>
    cachedList({
      name: `statistics-${gameId}`,
      schema: getStatistics.output,
      fetch: () => call(getStatistics, { gameId }, { quiet: true }),
    }),
  end: (list) => list.end(),
  lingerMs: KEEP_MS,
});

/**
 * What is known of a match's sides, kept on the device once opened. Call `holdMatchStatistics` as well to keep it
 * in memory for as long as it is shown.
 */
export function matchStatistics(gameId: string): CachedListSource<Statistics> {
  return matches.get(gameId);
}

export function holdMatchStatistics(gameId: string): () => void {
  return matches.hold(gameId);
}
