import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';

const HOUR_MS = 60 * 60_000;
/** Messages are answered every day from 08:00 to 22:00 in Lagos, as the contact page says. */
const OPENS_MS = 8 * HOUR_MS;
const CLOSES_MS = 22 * HOUR_MS;

/** The instant that lies this much open time after another. */
export function afterOpenTime(at: number, ms: number): number {
  const day = startOfLagosDay(lagosIsoDate(at));
  const from = Math.max(at, day + OPENS_MS);
  const leftToday = Math.max(0, day + CLOSES_MS - from);
  if (ms <= leftToday) return from + ms;
  return afterOpenTime(day + 24 * HOUR_MS, ms - leftToday);
}
