import { isInRange } from '../../src/domain/time/dayRange.ts';

/** Whether an instant falls within two days of the Lagos calendar, both included; either may be open. */
export function isWithinDays(
  at: number,
  from: string | undefined,
  to: string | undefined,
): boolean {
  return isInRange(at, { from, to });
}
