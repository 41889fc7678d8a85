import './RunnerTrend.css';
import { useMemo } from 'react';
import { priceHistory } from '../../../state/live/marketStreamHistory.ts';
import { LiveText } from '../market/LiveText.tsx';
import { trendText } from './trendText.ts';

interface RunnerTrendProps {
  marketId: string;
  runnerId: string;
}

/** The last price traded, and which way it went since the page was opened. */
export function RunnerTrend({ marketId, runnerId }: RunnerTrendProps) {
  const [text, signals] = useMemo(() => {
    const history = priceHistory(marketId, runnerId);
    return [() => trendText(history.prices), [history.moved]] as const;
  }, [marketId, runnerId]);
  return (
    <p className="runner-trend">
      <LiveText text={text} signals={signals} />
    </p>
  );
}
