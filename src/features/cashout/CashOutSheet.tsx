import { useState } from 'react';
import type { Bet } from '../../contract/bets.ts';
import { useMatchBets } from '../../state/betsHooks.ts';
import { useFrames, useLiveGame } from '../../state/marketStreamHooks.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { CashOutPanel } from './CashOutPanel.tsx';
import './CashOutTool.css';

type Held = Pick<Bet, 'gameId' | 'marketId' | 'marketKind' | 'eventName'>;

/** For places without live prices: the match is followed from the tap on. */
export function CashOutSheet({ bets }: { bets: readonly [Bet, ...Bet[]] }) {
  const [isOpen, setOpen] = useState(false);
  const [bet] = bets;
  const isHeld = bets.some(({ stakeMatched }) => stakeMatched > 0);
  if (!isHeld || bet.marketKind === 'fancy' || bet.product === 'sportsbook') return null;
  return (
    <div className="cash-out-tool">
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        Cash out…
      </Button>
      {isOpen && (
        <Sheet title="Cash out" isOpen onClose={() => setOpen(false)}>
          <Followed {...bet} />
        </Sheet>
      )}
    </div>
  );
}

function Followed({ gameId, marketId, eventName }: Held) {
  const game = useLiveGame(gameId);
  useFrames(game);
  const bets = useMatchBets(gameId);
  const market = game.book.markets.get(marketId);
  return market ? (
    <CashOutPanel game={game} market={market} bets={bets} eventName={eventName} />
  ) : (
    <p role="status">Asking for the prices of this market…</p>
  );
}
