import { lagosIsoDate } from '../../src/domain/lagosTime.ts';

/** Whether an instant falls within two days of the Lagos calendar, both included. */
export function isWithinDays(
  at: number,
  from: string | undefined,
  to: string | undefined,
): boolean {
  const day = lagosIsoDate(at);
  return (!from || from <= day) && (!to || day <= to);
}
