/** What a group of sides plays from this day of the year on, until its next stage. */
export interface Stage {
  /** Month and day: 815 is 15 August. */
  from: number;
  name: string;
  /** A break between seasons: every other match is left out. */
  isQuiet?: boolean;
}

/** On weekdays nothing starts outside of these hours of Lagos. */
export interface Hours {
  from: number;
  to: number;
}

/** A year of one group of sides: stages by date, or a tour with another tournament each week. */
export type Year =
  | { stages: readonly Stage[]; weekdays?: Hours }
  | { tournaments: readonly string[]; field: string };

/** What is played on one day. */
export interface Programme {
  name: string;
  isQuiet: boolean;
  hours: Hours;
}

const ALL_DAY: Hours = { from: 0, to: 24 };
const WEEK_MS = 7 * 24 * 3_600_000;
/** A Monday, from which the weeks of the tours are counted. */
const FIRST_WEEK = Date.UTC(2026, 0, 5);
/** The tours rest from 7 to 27 December. */
const TOUR_REST: Hours = { from: 1207, to: 1227 };

/** What the sides of a competition play on a Lagos day, `2026-11-21`. */
export function programmeOn(name: string, year: Year | undefined, isoDate: string): Programme {
  if (!year) return { name, isQuiet: false, hours: ALL_DAY };
  const date = new Date(`${isoDate}T00:00:00Z`);
  const dayOfYear = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  if ('tournaments' in year) {
    const isRest = TOUR_REST.from <= dayOfYear && dayOfYear <= TOUR_REST.to;
    const event = isRest ? 'Harmattan Exhibition' : tournamentOf(year.tournaments, date.getTime());
    return { name: `${event}, ${year.field}`, isQuiet: isRest, hours: ALL_DAY };
  }
  // Until the year's first stage, the last one of the year before goes on.
  const stage = year.stages.findLast(({ from }) => from <= dayOfYear) ?? year.stages.at(-1);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return {
    name: stage?.name ?? name,
    isQuiet: stage?.isQuiet ?? false,
    hours: (!isWeekend && year.weekdays) || ALL_DAY,
  };
}

function tournamentOf(tournaments: readonly string[], at: number): string {
  const week = Math.floor((at - FIRST_WEEK) / WEEK_MS);
  const { length } = tournaments;
  return tournaments[((week % length) + length) % length] ?? '';
}
