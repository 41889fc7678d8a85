import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import '../../../src/features/exchange/match/MatchView.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import type { Bet } from '../../../src/contract/betting/bets.ts';
import type { Market } from '../../../src/contract/betting/market.ts';
import { gameChanged } from '../../../src/contract/betting/stream.ts';
import { MarketSection } from '../../../src/features/exchange/market/MarketSection.tsx';
import { createGame, type LiveGame } from '../../../src/state/live/marketStreamGame.ts';
import { useFrames } from '../../../src/state/live/marketStreamHooks.ts';
import { drive } from './drive.ts';

/**
 * The app's own game, book and cells, fed by the benchmark instead of the socket. With `?wire` the contract
 * parses each message first, as it does behind the socket. With `?whole` every market renders at once instead
 * of when it comes near.
 */
function Markets({ game }: { game: LiveGame }) {
  return useFrames(game).map((frame, place) => {
    const market = game.book.markets.get(frame.marketId);
    return (
      market && (
        <MarketSection
          key={frame.marketId}
          game={game}
          place={location.search === '?whole' ? 0 : place}
          market={market}
          frame={frame}
          eventName="Lagos Lions v Abuja Bulls"
          bets={location.search === '?orders' ? OWN_ORDERS : NO_BETS}
        />
      )
    );
  });
}

const NO_BETS: never[] = [];
/** Two orders that wait in each of the first ten markets. */
const OWN_ORDERS: Bet[] = Array.from({ length: 20 }, (_, index) => {
  const market = Math.floor(index / 2);
  return {
    ...{ betId: `B${index}`, reference: `r${index}`, product: 'exchange', gameId: 'bench' },
    ...{ eventName: 'Lagos Lions v Abuja Bulls', marketId: `market-${market}` },
    ...{ marketName: `Match odds ${market + 1}`, marketKind: 'match_odds' },
    ...{ runnerId: `runner-${market}-0`, runnerName: 'Lagos Lions', rest: 'keep' },
    ...{ side: index % 2 ? 'lay' : 'back', priceAsked: index % 2 ? 200 : 202 },
    ...{ stake: 1000_00, stakeMatched: 0, profit: 1000_00, liability: 1000_00 },
    ...{ state: 'unmatched', placedAt: 0, rulesVersion: '1.1' },
  };
});
let game: LiveGame | undefined;

async function mount(markets: Market[]): Promise<void> {
  const mounted = createGame('bench', {
    watch: async () => ({ kind: 'snapshot', seq: 0, markets }),
    isOffline: () => false,
  });
  game = mounted;
  await mounted.feed.sync();
  const root = createRoot(document.getElementById('grid') ?? document.body);
  flushSync(() => root.render(<Markets game={mounted} />));
}

if (location.search === '?wire') {
  drive({
    mount,
    send: (change) => z.encode(gameChanged.payload, change),
    take: (message) => game?.feed.take(z.parse(gameChanged.payload, message)),
  });
} else {
  drive({ mount, send: (change) => change, take: (change) => game?.feed.take(change) });
}
