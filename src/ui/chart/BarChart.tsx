import { classes } from '../classes.ts';
import { ChartFrame, type ChartProps } from './ChartFrame.tsx';
import { chartScale } from './chartScale.ts';

/** How much of its slot a bar fills. */
const FILL = 0.7;

/** One bar for each label, up or down from zero: sign-ups by week, profit by day. */
export function BarChart(props: ChartProps) {
  const { points } = props;
  const scale = chartScale(
    points.map(({ value }) => value),
    true,
  );
  const place = 100 / Math.max(1, points.length);
  const zero = 100 - scale.share(0) * 100;
  return (
    <ChartFrame {...props} scale={scale}>
      {points.map(({ value }, index) => {
        const end = 100 - scale.share(value) * 100;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            className={classes('chart__bar', value < 0 && 'chart__bar--below')}
            x={place * (index + (1 - FILL) / 2)}
            width={place * FILL}
            y={Math.min(zero, end)}
            height={Math.abs(end - zero)}
          />
        );
      })}
      <path className="chart__zero" d={`M0 ${zero}H100`} />
    </ChartFrame>
  );
}
