const FIRST_MS = 2000;
const CAP_MS = 5 * 60_000;
const RETRY_AFTER_CAP_MS = 15 * 60_000;

/**
 * Exponential backoff with full jitter: up to 2 s, doubled with each failure, so that phones do not retry in
 * step.
 */
export function jitterMs(failures: number, random: () => number): number {
  return random() * Math.min(CAP_MS, FIRST_MS * 2 ** failures);
}

/** `Retry-After` in seconds or as a date, capped; 0 when the server did not send it. */
export function retryAfterMs(header: string | null, now: number): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, RETRY_AFTER_CAP_MS) : 0;
}

/** Whether a retry must still wait. A time beyond the cap means that the clock was set back since. */
export function isResting(next: number, now: number): boolean {
  return next > now && next - now <= RETRY_AFTER_CAP_MS;
}
