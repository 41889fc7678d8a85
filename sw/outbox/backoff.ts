const FIRST_MS = 2000;
const CAP_MS = 5 * 60_000;
const RETRY_AFTER_CAP_MS = 15 * 60_000;

/** Full jitter: anywhere up to 2 s doubled with each failure, so that phones do not come back in step. */
export function jitterMs(failures: number, random: () => number): number {
  return random() * Math.min(CAP_MS, FIRST_MS * 2 ** failures);
}

/** `Retry-After`, in seconds or as a date, bounded; 0 when the server did not say. */
export function retryAfterMs(header: string | null, now: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, RETRY_AFTER_CAP_MS) : 0;
}

/** No rest is longer than the cap: a later moment means that the clock was set back meanwhile. */
export function isResting(next: number, now: number): boolean {
  return next > now && next - now <= RETRY_AFTER_CAP_MS;
}
