import { lagosIsoDate, startOfLagosDay } from './lagosTime.ts';

const DAY_MS = 24 * 3_600_000;
const SATURDAY = 6;

/** Saturday and Sunday in Lagos: the first moment, and the first moment after. */
export interface Weekend {
  startsAt: number;
  endsAt: number;
}

/** The current weekend, or the next one. */
export function comingWeekend(nowMs: number): Weekend {
  const today = startOfLagosDay(lagosIsoDate(nowMs));
  // Midnight in Lagos still belongs to the day before in UTC.
  const weekday = new Date(today + DAY_MS / 2).getUTCDay();
  const days = weekday === 0 ? -1 : SATURDAY - weekday;
  const startsAt = today + days * DAY_MS;
  return { startsAt, endsAt: startsAt + 2 * DAY_MS };
}
