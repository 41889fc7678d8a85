import { useState } from 'react';
import * as texts from '../../messages/english/cashout/cashOutSheet.ts';
import { useKnownMatchBets } from '../../state/bets/betsHooks.ts';
import { standingIn } from '../../state/bets/betsPosition.ts';
import { liveGame } from '../../state/live/marketStream.ts';
import type { LiveMarket } from '../../state/live/marketStreamMarket.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Sheet } from '../../ui/dialog/Sheet.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { cashOutRun } from './cashOutRun.ts';
import './CashOutTool.css';
import { useSnapshot } from 'valtio';
import { CashOutWorth } from './CashOutWorth.tsx';

/** A match shows it only once somebody asks for the value of a position. */
const CashOutPanel = late(
  () => import('./CashOutPanel.tsx').then((module) => module.CashOutPanel),
  inPlace,
);

/** In a market where the player has a position: the value of closing it and a button to do so. */
export function CashOutTool({ market, eventName }: { market: LiveMarket; eventName: string }) {
  const { gameId, marketId, kind } = market.frame;
  const bets = useKnownMatchBets(gameId);
  const { current } = useSnapshot(cashOutRun);
  const isHeld = standingIn(marketId, bets).matched.length > 0;
  // Stay while a cash-out of this market is shown, even when nothing is left to close.
  if (kind === 'fancy' || (!isHeld && current?.marketId !== marketId)) return null;
  return <Tool game={liveGame(gameId)} market={market} bets={bets} eventName={eventName} />;
}

function Tool(props: CashOutPanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="cash-out-tool">
      <Button kind="quiet" isSmall aria-keyshortcuts="c" onClick={() => setOpen(true)}>
        <CashOutWorth {...props} />
      </Button>
      {isOpen && (
        <Sheet title={texts.title} isOpen onClose={() => setOpen(false)}>
          <CashOutPanel {...props} onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </div>
  );
}
