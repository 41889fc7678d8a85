/** `down`: towards minus infinity; `up`: towards plus infinity; `nearest`: halves away from zero. */
type Rounding = 'down' | 'up' | 'nearest';

/** Rounds an exact fraction to an integer. The only place in the domain that rounds. */
export function divideRounded(numerator: bigint, divisor: bigint, rounding: Rounding): bigint {
  if (divisor <= 0n) throw new RangeError('A divisor must be positive');
  const floor = numerator / divisor - (numerator % divisor < 0n ? 1n : 0n);
  const rest = numerator - floor * divisor;
  if (rest === 0n || rounding === 'down') return floor;
  if (rounding === 'up') return floor + 1n;
  // Exactly half goes away from zero: a bet and its mirror image must round to the same amount.
  const doubled = 2n * rest;
  return doubled > divisor || (doubled === divisor && numerator > 0n) ? floor + 1n : floor;
}

/** Converts back to a number; throws if a number cannot hold it exactly. */
export function toSafeInteger(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${value} is beyond exact arithmetic`);
  return result;
}

/**
 * `a × b ÷ divisor` of integers, exact until the single rounding. Uses BigInt because kobo times hundredths
 * exceeds the exact range of numbers at ₦900 million. BigInt also throws on fractions.
 */
export function mulDiv(a: number, b: number, divisor: number, rounding: Rounding): number {
  return toSafeInteger(divideRounded(BigInt(a) * BigInt(b), BigInt(divisor), rounding));
}
