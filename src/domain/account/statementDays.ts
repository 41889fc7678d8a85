import { type DayRange, daysIn } from '../time/dayRange.ts';
import { lagosIsoDate, startOfLagosDay } from '../time/lagosTime.ts';

interface DatedLine {
  at: number;
  amount: number;
  balance: number;
}

/** The lines of one Lagos day. */
export interface StatementDay<Line> {
  /** `2026-11-21`. */
  day: string;
  lines: Line[];
  netKobo: number;
  /** The balance after the last of the lines. */
  closingKobo: number;
}

/** Groups lines (oldest first) by day. Days and their lines come newest first, for reading. */
export function statementDays<Line extends DatedLine>(
  lines: readonly Line[],
): StatementDay<Line>[] {
  const days: StatementDay<Line>[] = [];
  for (const line of lines) {
    const day = lagosIsoDate(line.at);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, lines: [], netKobo: 0, closingKobo: 0 };
      days.push(last);
    }
    last.lines.push(line);
    last.netKobo += line.amount;
    last.closingKobo = line.balance;
  }
  for (const { lines: ofDay } of days) ofDay.reverse();
  return days.reverse();
}

/** A value for a day; every day of a range has one, even when nothing happened. */
export interface DayValue {
  day: string;
  kobo: number;
}

const DAY_MS = 24 * 60 * 60_000;

function daysOf(range: DayRange): string[] {
  const start = startOfLagosDay(range.from);
  return Array.from({ length: Math.max(0, daysIn(range)) }, (_, index) =>
    lagosIsoDate(start + index * DAY_MS),
  );
}

/** The balance at the end of every day, carried over days without lines. */
export function balanceByDay(
  range: DayRange,
  opening: number,
  lines: readonly DatedLine[],
): DayValue[] {
  const closings = new Map(statementDays(lines).map(({ day, closingKobo }) => [day, closingKobo]));
  let kobo = opening;
  return daysOf(range).map((day) => {
    kobo = closings.get(day) ?? kobo;
    return { day, kobo };
  });
}

/** The sum of each day's lines. */
export function sumByDay(range: DayRange, lines: readonly DatedLine[]): DayValue[] {
  const sums = new Map(statementDays(lines).map(({ day, netKobo }) => [day, netKobo]));
  return daysOf(range).map((day) => ({ day, kobo: sums.get(day) ?? 0 }));
}
