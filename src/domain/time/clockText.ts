/** Whole seconds as `12:05`. */
export function minuteClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** Whole seconds as `01:05:09`. */
export function hourClock(seconds: number): string {
  return [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(twoDigits).join(':');
}

/** Whole seconds in a duration; 0 for a negative one, after the clock was set back. */
export function wholeSeconds(ms: number): number {
  return Math.max(0, Math.floor(ms / 1000));
}

function twoDigits(part: number): string {
  return String(Math.floor(part)).padStart(2, '0');
}
