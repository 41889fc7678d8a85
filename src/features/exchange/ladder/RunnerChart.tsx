import { useEffect, useReducer } from 'react';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { lagosClock } from '../../../domain/time/lagosTime.ts';
import { atMostEvery } from '../../../lib/atMostEvery.ts';
import { priceHistory } from '../../../state/live/marketStreamHistory.ts';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { trendText } from './trendText.ts';

interface RunnerChartProps {
  marketId: string;
  runnerId: string;
  name: string;
}

/** Prices move faster than anyone can read a chart. */
const REDRAW_MS = 1000;

/** The prices a runner traded at while this page was open, drawn from the stream, with their table. */
export function RunnerChart({ marketId, runnerId, name }: RunnerChartProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { prices, moved } = priceHistory(marketId, runnerId);
  useEffect(() => {
    const pace = atMostEvery(REDRAW_MS, redraw);
    const end = moved.subscribe(pace.ask);
    return () => {
      end();
      pace.stop();
    };
  }, [moved]);
  if (prices.length === 0) return <p>Nothing has traded since you opened this page.</p>;
  return (
    <LineChart
      title={`${name}, prices traded`}
      description={trendText(prices)}
      points={prices.map(({ at, priceHundredths }) => ({
        at,
        value: priceHundredths,
        label: lagosClock(at),
      }))}
      show={(value) => formatOdds(Math.round(value))}
      columns={['Time', 'Price']}
    />
  );
}
