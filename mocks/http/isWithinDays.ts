import { isInRange } from '../../src/domain/time/dayRange.ts';

/** Whether an instant falls between two Lagos days, both included; either may be left open. */
export function isWithinDays(
  at: number,
  from: string | undefined,
  to: string | undefined,
): boolean {
  return isInRange(at, { from, to });
}
