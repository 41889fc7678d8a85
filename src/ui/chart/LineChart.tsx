import { ChartFrame, type ChartPoint, type ChartProps } from './ChartFrame.tsx';
import { chartScale } from './chartScale.ts';

export interface LinePoint extends ChartPoint {
  /** Position along the line, epoch ms, in rising order. */
  at: number;
}

/** How much of the height the bars of the second amount may take, in percent. */
const VOLUME_SHARE = 30;

/** A value over time, such as a balance. Drawn in steps, because it holds until it changes. */
export function LineChart(props: Omit<ChartProps, 'points'> & { points: readonly LinePoint[] }) {
  const { points } = props;
  const scale = chartScale(
    points.map(({ value }) => value),
    false,
  );
  const from = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? 0) - from || 1;
  const path = points
    .map(({ at, value }, index) => {
      const [x, y] = [((at - from) / span) * 100, 100 - scale.share(value) * 100];
      return index === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`;
    })
    .join('');
  const bars = volumePath(points, (at) => ((at - from) / span) * 100);
  return (
    <ChartFrame {...props} scale={scale}>
      {bars && <path className="chart__volume" d={bars} />}
      {scale.low < 0 && scale.high > 0 && (
        <path className="chart__zero" d={`M0 ${round(100 - scale.share(0) * 100)}H100`} />
      )}
      {/* A single value is drawn over the whole width. */}
      <path className="chart__line" d={points.length === 1 ? `${path}H100` : path} />
    </ChartFrame>
  );
}

/** Bars between the points. Their area is the amount: points may lie a minute or an hour apart. */
function volumePath(points: readonly LinePoint[], xOf: (at: number) => number): string {
  const bars = points.flatMap(({ at, volume = 0 }, index) => {
    const since = points[index - 1]?.at ?? at;
    return at > since && volume > 0 ? [{ since, at, pace: volume / (at - since) }] : [];
  });
  const most = Math.max(0, ...bars.map(({ pace }) => pace));
  return bars
    .map(({ since, at, pace }) => {
      const top = 100 - (pace / most) * VOLUME_SHARE;
      return `M${round(xOf(since))} 100V${round(top)}H${round(xOf(at))}V100Z`;
    })
    .join('');
}

/** Rounds to hundredths of a percent; more digits only add bytes. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
