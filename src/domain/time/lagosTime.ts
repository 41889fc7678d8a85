// Lagos is UTC+1 all year, without summer time, so a fixed offset is exact. It also avoids Intl, whose
// wording differs between engines.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LAGOS_OFFSET_MS = HOUR_MS;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A Date whose UTC fields read as the time in Lagos. */
function wallClock(atMs: number): Date {
  return new Date(atMs + LAGOS_OFFSET_MS);
}

function lagosDayNumber(atMs: number): number {
  return Math.floor((atMs + LAGOS_OFFSET_MS) / DAY_MS);
}

/** The time in Lagos: `20:41`. */
export function lagosClock(atMs: number): string {
  return wallClock(atMs).toISOString().slice(11, 16);
}

/** The Lagos day as dates are sent and typed: `2026-11-21`. */
export function lagosIsoDate(atMs: number): string {
  return wallClock(atMs).toISOString().slice(0, 10);
}

/** The Lagos day: `Sat 21 Nov 2026`. */
export function lagosDay(atMs: number): string {
  const wall = wallClock(atMs);
  const weekday = WEEKDAYS[wall.getUTCDay()];
  const month = MONTHS[wall.getUTCMonth()];
  return `${weekday} ${wall.getUTCDate()} ${month} ${wall.getUTCFullYear()}`;
}

/** The start of a Lagos day given as `2026-11-21`; NaN when it is not a date. */
export function startOfLagosDay(isoDate: string): number {
  return Date.parse(`${isoDate}T00:00:00.000+01:00`);
}

/**
 * The age in whole units, rounded down: `just now`, `6 min ago`, `2 h ago`; from a day on in days of the calendar, so
 * that it agrees with a date beside it: `3 days ago`.
 */
export function ago(atMs: number, nowMs: number): string {
  // Negative when the phone's clock is behind the server's; nothing saved is from the future.
  const ageMs = nowMs - atMs;
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h ago`;
  const days = lagosDayNumber(nowMs) - lagosDayNumber(atMs);
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** The age of saved data: `as of 20:41, 6 min ago`; from another day with its date. */
export function asOf(atMs: number, nowMs: number): string {
  const isToday = lagosDayNumber(atMs) === lagosDayNumber(nowMs);
  const moment = isToday ? lagosClock(atMs) : `${lagosDay(atMs)} ${lagosClock(atMs)}`;
  return `as of ${moment}, ${ago(atMs, nowMs)}`;
}

/** When something starts: `now`, `in 12 min`, `20:41`, `Tomorrow 20:41`, `Sat 21 Nov 2026 20:41`. */
export function startsText(startsAtMs: number, nowMs: number): string {
  const untilMs = startsAtMs - nowMs;
  const minutes = Math.ceil(untilMs / MINUTE_MS);
  if (minutes > 0 && minutes < 60) return `In ${minutes} min`;
  const days = lagosDayNumber(startsAtMs) - lagosDayNumber(nowMs);
  const clock = lagosClock(startsAtMs);
  if (days === 0) return untilMs === 0 ? 'Now' : clock;
  if (days === 1) return `Tomorrow ${clock}`;
  return `${lagosDay(startsAtMs)} ${clock}`;
}

/** The same inside a sentence: `tomorrow 20:41`. */
export const startsWithin = (startsAtMs: number, nowMs: number): string =>
  startsText(startsAtMs, nowMs).replace(/^(In|Now|Tomorrow)\b/, (word) => word.toLowerCase());

/** The same where a row has little room: `Sat 21 Nov 20:41`, which breaks before the time alone. */
export const startsShort = (startsAtMs: number, nowMs: number): string =>
  startsText(startsAtMs, nowMs)
    .replace(/ \d{4} /, ' ')
    .replace(/ (?=.* )/g, '\u00a0');

/** The same where matches of several days stand in one list: `Today 20:41`. */
export const startsOnDay = (startsAtMs: number, nowMs: number): string =>
  startsShort(startsAtMs, nowMs).replace(/^(?=\d)/, 'Today ');
