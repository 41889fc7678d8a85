const DAY_MS = 24 * 3_600_000;

/** Month and day from which a season may begin: 815 is 15 August. It begins on the next Monday. */
export interface Opening {
  from: number;
  name: string;
}

/** Seasons that begin on dates of each year, or that follow each other without a break under these names. */
export type Seasons = readonly Opening[] | { names: readonly string[] };

/** A season that is under way on a day. */
export interface Season {
  name: string;
  /** The number of its first day, as days since 1970. */
  firstDay: number;
  /** The place of its name among those that follow each other. */
  place: number;
}

/** A Monday, from which seasons without a break are counted. */
const FIRST_DAY = Date.UTC(2018, 0, 1) / DAY_MS;

/** The season of this many days that contains a day. */
export function seasonOn(seasons: Seasons, days: number, day: number): Season | undefined {
  if ('names' in seasons) {
    const number = Math.floor((day - FIRST_DAY) / days);
    const { length } = seasons.names;
    const place = ((number % length) + length) % length;
    return { name: seasons.names[place] ?? '', firstDay: FIRST_DAY + number * days, place };
  }
  const year = new Date(day * DAY_MS).getUTCFullYear();
  for (const { from, name } of seasons) {
    for (const start of [year, year - 1]) {
      const firstDay = mondayFrom(start, from);
      if (firstDay <= day && day < firstDay + days) return { name, firstDay, place: 0 };
    }
  }
  return undefined;
}

/** The season before one: the last that ended by its first day. */
export function seasonBefore(
  seasons: Seasons,
  days: number,
  { firstDay }: Season,
): Season | undefined {
  if ('names' in seasons) return seasonOn(seasons, days, firstDay - 1);
  const year = new Date(firstDay * DAY_MS).getUTCFullYear();
  const earlier = seasons
    .flatMap(({ from, name }) =>
      [year, year - 1, year - 2].map((start) => ({
        name,
        firstDay: mondayFrom(start, from),
        place: 0,
      })),
    )
    .filter((season) => season.firstDay < firstDay)
    .sort((one, other) => other.firstDay - one.firstDay);
  return earlier[0];
}

/** The first Monday on or after a date of a year. Day 4 of 1970 was one. */
function mondayFrom(year: number, monthAndDay: number): number {
  const date = Date.UTC(year, Math.floor(monthAndDay / 100) - 1, monthAndDay % 100) / DAY_MS;
  return date + ((((4 - date) % 7) + 7) % 7);
}

/** The year in which a season begins. Whoever plays keeps a strength for all seasons of a year. */
export function yearOf(day: number): number {
  return new Date(day * DAY_MS).getUTCFullYear();
}
