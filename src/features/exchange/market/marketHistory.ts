import { call } from '../../../api/call.ts';
import { getMarketHistory, type MarketHistory } from '../../../contract/betting/marketHistory.ts';
import { heldMap } from '../../../lib/heldMap.ts';
import { type CachedListSource, cachedList } from '../../../state/lists/cachedList.ts';

/** How long a history stays in memory after its chart has gone. */
const KEEP_MS = 10_000;

/** One match's market history: the device keeps that of the market looked at last. */
export interface MatchHistory {
  readonly list: CachedListSource<MarketHistory>;
  /** Asks for a market's history, and shows what is kept of it until the answer comes. */
  want(marketId: string): void;
}

const histories = heldMap<MatchHistory>({
  make: (gameId) => {
    let wanted: string | undefined;
    const list = cachedList({
      name: `history-${gameId}`,
      schema: getMarketHistory.output,
      async fetch() {
        for (;;) {
          const asked = wanted ?? '';
          const answer = await call(getMarketHistory, { marketId: asked }, { quiet: true });
          // Another market has been opened meanwhile.
          if (asked === wanted) return answer;
        }
      },
    });
    return {
      list,
      want(marketId) {
        wanted = marketId;
        void list.refresh();
      },
    };
  },
  end: ({ list }) => list.end(),
  lingerMs: KEEP_MS,
});

/** The history of a match's market. Call `holdMarketHistory` as well to keep it for as long as it is shown. */
export function marketHistory(gameId: string): MatchHistory {
  return histories.get(gameId);
}

export function holdMarketHistory(gameId: string): () => void {
  return histories.hold(gameId);
}
