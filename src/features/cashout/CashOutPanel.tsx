import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { namedIn } from '../../state/bets/betsPosition.ts';
import { inPlace } from '../../ui/late/inPlace.tsx';
import { late } from '../../ui/late/late.tsx';
import { CashOutChoice } from './CashOutChoice.tsx';
import { CashOutConfirm } from './CashOutConfirm.tsx';
import { cashOutRun, forgetCashOut } from './cashOutRun.ts';
import './CashOutPanel.css';
import type { CashOutPanelProps, CashOutPlan } from './CashOutPlan.ts';
import { CashOutProgress } from './CashOutProgress.tsx';
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

/** Cash-out of one market: choice, confirmation and progress. */
export function CashOutPanel({ onDone, ...props }: PanelProps) {
  const { market, eventName } = props;
  const { current } = useSnapshot(cashOutRun);
  const [fractionBasisPoints, setFraction] = useState(10_000);
  const [plan, setPlan] = useState<CashOutPlan>();
  const isRunning = current?.marketId === market.frame.marketId;
  const position = usePositionRead(market.frame.gameId, isRunning);
  // What was read is not shown again the next time.
  useEffect(() => forgetCashOut, []);
  return (
    <div className="cash-out">
      <p className="cash-out__market">
        {market.frame.name} · {eventName}
      </p>
      {isRunning ? (
        <CashOutProgress
          {...props}
          run={current}
          onDone={onDone}
          onAgain={() => {
            setPlan(undefined);
            position.read();
          }}
        />
      ) : position.is !== 'read' ? (
        <PositionUnread {...position} />
      ) : market.frame.kind === 'fancy' ? (
        <FancyCashOut {...props} />
      ) : plan ? (
        <CashOutConfirm {...props} plan={plan} onChange={setPlan} />
      ) : (
        <CashOutChoice
          {...props}
          fractionBasisPoints={fractionBasisPoints}
          onFraction={setFraction}
          onChoose={(way, quote) => {
            const from = namedIn(market.frame, market.frame.marketId, props.bets);
            setPlan({ way, fractionBasisPoints, quote, from });
          }}
        />
      )}
    </div>
  );
}
