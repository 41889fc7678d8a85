import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { CashOutChoice } from './CashOutChoice.tsx';
import { CashOutConfirm } from './CashOutConfirm.tsx';
import { cashOutRun } from './cashOutRun.ts';
import './CashOutPanel.css';
import type { CashOutPanelProps, CashOutPlan } from './CashOutPlan.ts';
import { CashOutProgress } from './CashOutProgress.tsx';
import { FancyCashOut } from './FancyCashOut.tsx';

/** Cash-out of one market: choice, confirmation and progress. */
export function CashOutPanel(props: CashOutPanelProps) {
  const { market, eventName } = props;
  const { current } = useSnapshot(cashOutRun);
  const [fractionBasisPoints, setFraction] = useState(10_000);
  const [plan, setPlan] = useState<CashOutPlan>();
  const isRunning = current?.marketId === market.frame.marketId;
  return (
    <div className="cash-out">
      <p className="cash-out__market">
        {market.frame.name} · {eventName}
      </p>
      {isRunning ? (
        <CashOutProgress run={current} onAgain={() => setPlan(undefined)} />
      ) : market.frame.kind === 'fancy' ? (
        <FancyCashOut {...props} />
      ) : plan ? (
        <CashOutConfirm {...props} plan={plan} onChange={setPlan} />
      ) : (
        <CashOutChoice
          {...props}
          fractionBasisPoints={fractionBasisPoints}
          onFraction={setFraction}
          onChoose={(way, quote) => setPlan({ way, fractionBasisPoints, quote })}
        />
      )}
    </div>
  );
}
