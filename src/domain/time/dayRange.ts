import { lagosIsoDate, startOfLagosDay } from './lagosTime.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Two Lagos days, both included: `2026-11-01` to `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Today and the days before it, this many in all. */
export function lastDays(days: number, nowMs: number): DayRange {
  return { from: lagosIsoDate(nowMs - (days - 1) * DAY_MS), to: lagosIsoDate(nowMs) };
}

/** A calendar month, `2026-11`, up to today. */
export function monthRange(month: string, nowMs: number): DayRange {
  const last = lastOfMonth(month);
  const today = lagosIsoDate(nowMs);
  const isOver = last < today;
  return { from: `${month}-01`, to: isOver ? last : today };
}

/** This month and those before it, newest first. */
export function lastMonths(count: number, nowMs: number): string[] {
  const [year = 0, month = 0] = lagosIsoDate(nowMs).split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function lastOfMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Number of days in a range; below 1 when it ends before it begins, NaN when a day is invalid. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((startOfLagosDay(to) - startOfLagosDay(from)) / DAY_MS) + 1;
}

export function isInRange(
  atMs: number,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): boolean {
  const day = lagosIsoDate(atMs);
  return (!from || from <= day) && (!to || day <= to);
}
