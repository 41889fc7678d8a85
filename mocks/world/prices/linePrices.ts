import type { RunnerPrices } from './exchangePrices.ts';

const SIZE_KOBO = 100_000_00;
const EVEN = 100_00;
const SHORT = 90_00;
const LONG = 110_00;

/**
 * A session's lines around the expected result: No at one line and Yes one above, both at 100. When the
 * expectation is between two results: a single line, with Yes at 90 and No at 110. Never offers what is
 * already scored.
 */
export function linePrices(scored: number, expected: number): RunnerPrices {
  const whole = Math.floor(expected);
  const part = expected - whole;
  const isBetween = part > 0.3 && part < 0.7;
  const nearest = Math.round(expected);
  if (isBetween || nearest <= scored) {
    const line = Math.max(scored, whole) + 1;
    return {
      back: [[SHORT, SIZE_KOBO]],
      lay: [[LONG, SIZE_KOBO]],
      line: { no: line, yes: line },
    };
  }
  return {
    back: [[EVEN, SIZE_KOBO]],
    lay: [[EVEN, SIZE_KOBO]],
    line: { no: nearest, yes: nearest + 1 },
  };
}
