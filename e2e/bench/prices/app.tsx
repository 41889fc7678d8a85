import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import '../../../src/features/exchange/match/MatchView.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Market } from '../../../src/contract/betting/market.ts';
import { MarketSection } from '../../../src/features/exchange/market/MarketSection.tsx';
import { createGame, type LiveGame } from '../../../src/state/live/marketStreamGame.ts';
import { useFrames } from '../../../src/state/live/marketStreamHooks.ts';
import { drive } from './drive.ts';

/** The app's own game, book and cells, fed by the benchmark instead of the socket. */
function Markets({ game }: { game: LiveGame }) {
  return useFrames(game).map((frame, place) => {
    const market = game.book.markets.get(frame.marketId);
    return (
      market && (
        <MarketSection
          key={frame.marketId}
          game={game}
          place={place}
          market={market}
          frame={frame}
          eventName="Lagos Lions v Abuja Bulls"
          sportId={1}
          bets={NO_BETS}
        />
      )
    );
  });
}

const NO_BETS: never[] = [];
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

drive({ mount, take: (change) => game?.feed.take(change) });
