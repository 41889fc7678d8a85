import { startOfPeriod } from '../../domain/play/limitPeriod.ts';
import { lagosDay } from '../../domain/time/lagosTime.ts';
import type { ChartPoint } from '../../ui/chart/ChartFrame.tsx';

const DAY_MS = 24 * 60 * 60_000;

/** How many joined in each recent week, Monday to Sunday in Lagos, oldest first. */
export function joinedByWeek(
  joinedAt: readonly number[],
  weeks: number,
  nowMs: number,
): ChartPoint[] {
  const monday = startOfPeriod('week', nowMs);
  return Array.from({ length: weeks }, (_, index) => {
    const from = monday - (weeks - 1 - index) * 7 * DAY_MS;
    const value = joinedAt.filter((at) => at >= from && at < from + 7 * DAY_MS).length;
    // `Mon 16 Nov 2026` without its weekday and year.
    return { label: lagosDay(from).split(' ').slice(1, 3).join(' '), value };
  });
}
