import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { formatOdds } from '../../../domain/market/formatOdds.ts';
import { compactNaira } from '../../../domain/money/money.ts';
import { lagosClock, lagosDay, lagosIsoDate } from '../../../domain/time/lagosTime.ts';
import { atMostEvery } from '../../../lib/atMostEvery.ts';
import { priceHistory } from '../../../state/live/marketStreamHistory.ts';
import { LineChart } from '../../../ui/chart/LineChart.tsx';
import { ListAge } from '../../../ui/list/ListAge.tsx';
import { holdMarketHistory, marketHistory } from '../market/marketHistory.ts';
import { chartPoints } from './chartPoints.ts';
import { trendText } from './trendText.ts';

interface RunnerChartProps {
  gameId: string;
  marketId: string;
  runnerId: string;
  name: string;
}

/** Prices move faster than anyone can read a chart. */
const REDRAW_MS = 1000;

/**
 * The prices a runner has traded at, with their table: the history that the server tells, kept with its age, and
 * from the stream what has come since this page was opened.
 */
export function RunnerChart({ gameId, marketId, runnerId, name }: RunnerChartProps) {
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
  const history = marketHistory(gameId);
  useEffect(() => {
    history.want(marketId);
    return holdMarketHistory(gameId);
  }, [history, gameId, marketId]);
  const told = useSnapshot(history.list.state);
  const { data } = history.list.state;
  const points = chartPoints(data?.marketId === marketId ? data : undefined, runnerId, prices);
  const now = Date.now();
  return (
    <>
      {points.length === 0 ? (
        <p>Nothing has traded yet.</p>
      ) : (
        <LineChart
          title={`${name}, prices traded, and money matched in the market`}
          description={trendText(prices.length > 0 ? prices : points.slice(-1))}
          points={points.map(({ at, priceHundredths, matchedKobo }) => ({
            at,
            value: priceHundredths,
            label: momentText(at, now),
            volume: matchedKobo,
          }))}
          show={(value) => formatOdds(Math.round(value))}
          columns={['Time', 'Price']}
          volume={{ column: 'Matched in the market', show: compactNaira }}
        />
      )}
      <ListAge list={told} onRetry={() => void history.list.refresh()} />
    </>
  );
}

function momentText(at: number, now: number): string {
  const clock = lagosClock(at);
  return lagosIsoDate(at) === lagosIsoDate(now) ? clock : `${lagosDay(at)} ${clock}`;
}
