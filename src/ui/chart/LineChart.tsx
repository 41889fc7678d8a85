import { ChartFrame, type ChartPoint, type ChartProps } from './ChartFrame.tsx';
import { chartScale } from './chartScale.ts';

export interface LinePoint extends ChartPoint {
  /** Position along the line, epoch ms, in rising order. */
  at: number;
}

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
  return (
    <ChartFrame {...props} scale={scale}>
      {scale.low < 0 && scale.high > 0 && (
        <path className="chart__zero" d={`M0 ${round(100 - scale.share(0) * 100)}H100`} />
      )}
      {/* A single value is drawn over the whole width. */}
      <path className="chart__line" d={points.length === 1 ? `${path}H100` : path} />
    </ChartFrame>
  );
}

/** Rounds to hundredths of a percent; more digits only add bytes. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
