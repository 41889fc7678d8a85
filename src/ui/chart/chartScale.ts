/** A chart's range; both ends are written beside it. */
export interface ChartScale {
  low: number;
  high: number;
  /** A value's height, from 0 at the bottom to 1 at the top. */
  share(value: number): number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/**
 * The range of a chart with round ends around all values. Bars are compared by length, so `fromZero` includes
 * zero; a line may leave it out.
 */
export function chartScale(values: readonly number[], fromZero: boolean): ChartScale {
  const held = fromZero || values.length === 0 ? [0, ...values] : values;
  const [least, most] = [Math.min(...held), Math.max(...held)];
  const step = roundStep((most - least || Math.abs(most) || 1) / 4);
  const low = Math.floor(least / step) * step;
  const top = Math.max(Math.ceil(most / step) * step, low + step);
  // A line at the top would lie on the rule there.
  const high = fromZero || most < top ? top : top + step;
  return { low, high, share: (value) => (value - low) / (high - low) };
}

/**
 * The next higher of 1, 2, 2.5 and 5 times a power of ten; never a fraction, because all our values are
 * whole.
 */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((candidate) => candidate * power >= rough) ?? 10;
  return Math.max(1, Math.ceil(factor * power));
}
