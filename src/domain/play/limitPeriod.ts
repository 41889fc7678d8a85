import { lagosIsoDate, startOfLagosDay } from '../time/lagosTime.ts';

export type LimitPeriod = 'day' | 'week' | 'month';

const DAY_MS = 24 * 60 * 60_000;

/** The start of the Lagos day, of the week (Monday) or of the month that contains `atMs`. */
export function startOfPeriod(period: LimitPeriod, atMs: number): number {
  const today = lagosIsoDate(atMs);
  if (period === 'month') return startOfLagosDay(`${today.slice(0, 8)}01`);
  const dayStart = startOfLagosDay(today);
  if (period === 'day') return dayStart;
  // A Lagos day begins an hour before midnight UTC, so take the weekday at its noon.
  const weekday = new Date(dayStart + DAY_MS / 2).getUTCDay();
  return dayStart - ((weekday + 6) % 7) * DAY_MS;
}
