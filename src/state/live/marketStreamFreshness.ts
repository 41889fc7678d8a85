/** Whether prices may be bet on: `old` ones may not. */
export type Freshness = 'live' | 'ageing' | 'old';

/** A beat comes every 3 seconds, so a second without one is still no news. */
const LIVE_MS = 4000;
/** Three beats missed, and then some. */
const OLD_MS = 12_000;

/** How far prices may be trusted, by when anything was last heard of them; 0 is never. */
export function freshnessOf(heardAt: number, now: number, isOffline: boolean): Freshness {
  const ageMs = now - heardAt;
  // Heard in the future: the phone's clock was set back, and the age is unknown.
  if (isOffline || heardAt === 0 || ageMs < 0 || ageMs >= OLD_MS) return 'old';
  return ageMs < LIVE_MS ? 'live' : 'ageing';
}
