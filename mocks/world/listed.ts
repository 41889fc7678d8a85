import type { Fixture } from './fixtures.ts';

const DAY_MS = 24 * 3_600_000;

/** The days, counted from today, on which a match may start that is listed. */
export const DAYS_LISTED = [-2, -1, 0, 1, 2, 3, 4, 5];

/** Leading competitions are listed from two days back to five days ahead, the others from half a day to a day. */
export function isListed(fixture: Fixture, at: number): boolean {
  const { isLeading } = fixture.competition;
  const ahead = isLeading ? 5 * DAY_MS : DAY_MS;
  const back = isLeading ? 2 * DAY_MS : DAY_MS / 2;
  return fixture.knownAt <= at && fixture.startsAt <= at + ahead && fixture.startsAt >= at - back;
}
