import { ChartFrame, type ChartPoint, type ChartProps } from './ChartFrame.tsx';
import { chartScale } from './chartScale.ts';

export interface LinePoint extends ChartPoint {
  /** Where it stands along the line, epoch ms; in rising order. */
  at: number;
}

/** One value over time that holds until the next: a balance. Drawn in steps, for nothing lies between. */
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
      {/* A lone value holds over the whole width. */}
      <path className="chart__line" d={points.length === 1 ? `${path}H100` : path} />
    </ChartFrame>
  );
}

/** Hundredths of a percent: more digits than a screen has pixels weigh for nothing. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
