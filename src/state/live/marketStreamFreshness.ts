/** Whether prices can be trusted; `old` ones cannot be bet on. */
export type Freshness = 'live' | 'ageing' | 'old';

/** A beat comes every 3 seconds, so one late by a second means nothing. */
const LIVE_MS = 4000;
/** More than three beats were missed. */
const OLD_MS = 12_000;

/** Rates prices by when the server was last heard; 0 is never. */
export function freshnessOf(heardAt: number, now: number, isOffline: boolean): Freshness {
  const ageMs = now - heardAt;
  // A negative age means that the phone's clock was set back, so the age is unknown.
  if (isOffline || heardAt === 0 || ageMs < 0 || ageMs >= OLD_MS) return 'old';
  return ageMs < LIVE_MS ? 'live' : 'ageing';
}
