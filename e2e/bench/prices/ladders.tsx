import '../../../src/ui/style/tokens.css';
import '../../../src/ui/style/base.css';
import '../../../src/features/exchange/ladder/LadderBoard.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Market } from '../../../src/contract/betting/market.ts';
import { LadderTable } from '../../../src/features/exchange/ladder/LadderTable.tsx';
import { ownOrders } from '../../../src/features/exchange/ladder/ownOrders.ts';
import { createGame, type LiveGame } from '../../../src/state/live/marketStreamGame.ts';
import { useFrames } from '../../../src/state/live/marketStreamHooks.ts';
import { createLadderChanges, createLadderMarkets } from './createLadders.ts';
import { drive } from './drive.ts';

/** The app's own ladders at a desk, fed by the benchmark instead of the socket. */
function Ladders({ game }: { game: LiveGame }) {
  return useFrames(game).flatMap(({ marketId, runners }) =>
    runners.map(({ runnerId, name }) => {
      const runner = game.book.markets.get(marketId)?.runners.get(runnerId);
      return (
        runner && (
          <section key={runnerId} className="ladder-board__runner">
            <div className="ladder-view" data-ladder-view="">
              <LadderTable
                marketId={marketId}
                runner={runner}
                commissionPercent={5}
                runnerName={name}
                orders={NO_ORDERS}
                status={undefined}
                isBeside
                closed={NOTHING_TO_CLOSE}
                onPick={() => undefined}
              />
            </div>
          </section>
        )
      );
    }),
  );
}

const NO_ORDERS = ownOrders([], '', '');
const NOTHING_TO_CLOSE = () => undefined;
let game: LiveGame | undefined;

async function mount(markets: Market[]): Promise<void> {
  const mounted = createGame('bench', {
    watch: async () => ({ kind: 'snapshot', seq: 0, markets }),
    isOffline: () => false,
  });
  game = mounted;
  await mounted.feed.sync();
  const grid = document.getElementById('grid') ?? document.body;
  grid.className = 'ladder-board';
  flushSync(() => createRoot(grid).render(<Ladders game={mounted} />));
}

drive(
  { mount, take: (change) => game?.feed.take(change) },
  { markets: createLadderMarkets, changes: createLadderChanges },
);
