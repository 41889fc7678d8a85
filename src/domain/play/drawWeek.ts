import { startOfLagosDay } from '../time/lagosTime.ts';

const HOUR_MS = 60 * 60_000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const FIRST_MONDAY = startOfLagosDay('1970-01-05');
const NOON_MS = 12 * HOUR_MS;
/** The public beacon publishes a number every half minute. */
const BEACON_MS = 30_000;

/** The number of the draw's week that contains `at`. Weeks begin on Monday in Lagos. */
export function drawWeekAt(at: number): number {
  return Math.floor((at - FIRST_MONDAY) / WEEK_MS);
}

/** When the tickets of a week begin to count. */
export function drawOpensAt(week: number): number {
  return FIRST_MONDAY + week * WEEK_MS;
}

/** When the list of a week is closed and its fingerprint published. */
export function drawClosesAt(week: number): number {
  return drawOpensAt(week + 1);
}

/** When the winners are drawn: Monday at 12:00. */
export function drawHeldAt(week: number): number {
  return drawClosesAt(week) + NOON_MS;
}

/** The beacon's number that decides a draw, known by its place long before it exists. */
export function beaconRound(week: number): number {
  return drawHeldAt(week) / BEACON_MS;
}
