import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Settling } from '../../ui/dialog/Settling.tsx';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { CashOutForm } from './CashOutForm.tsx';
import './CashOutPanel.css';
import type { CashOutPanelProps } from './CashOutPanelProps.ts';
import { CashOutProgress } from './CashOutProgress.tsx';
import { cashOutRun, forgetCashOut } from './cashOutRun.ts';
import { PositionUnread } from './PositionUnread.tsx';
import { usePositionRead } from './usePositionRead.ts';

const FancyCashOut = late(
  () => import('./FancyCashOut.tsx').then((module) => module.FancyCashOut),
  inPlace,
);

interface PanelProps extends CashOutPanelProps {
  /** The player has read what became of it. */
  onDone(): void;
}

/** Cash-out of one market: the offer, and what became of it. */
export function CashOutPanel({ onDone, ...props }: PanelProps) {
  const { market, eventName } = props;
  const { current } = useSnapshot(cashOutRun);
  const [fractionBasisPoints, setFraction] = useState(10_000);
  const isRunning = current?.marketId === market.frame.marketId;
  const position = usePositionRead(market.frame.gameId, isRunning);
  // What was read is not shown again the next time.
  useEffect(() => forgetCashOut, []);
  return (
    // Again after a run, where a new offer was asked for.
    <Settling key={isRunning ? 'run' : 'offer'}>
      <div className="cash-out">
        <p className="cash-out__market">
          {market.frame.name} · {eventName}
        </p>
        {isRunning ? (
          <CashOutProgress {...props} run={current} onDone={onDone} onAgain={position.read} />
        ) : position.is !== 'read' ? (
          <PositionUnread {...position} />
        ) : market.frame.kind === 'fancy' ? (
          <FancyCashOut {...props} />
        ) : (
          <CashOutForm
            {...props}
            fractionBasisPoints={fractionBasisPoints}
            onFraction={setFraction}
          />
        )}
      </div>
    </Settling>
  );
}
