const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A break, which nobody can shorten. A time-out ends by itself, an exclusion only when the player asks. */
export interface PlayBreak {
  kind: 'time-out' | 'exclusion';
  /** Epoch ms. */
  since: number;
  until: number;
  /** Only of an exclusion that is over: when the player asked to come back. */
  returnAskedAt?: number | undefined;
}

export const TIME_OUT_DAYS = [1, 7, 14, 42] as const;
export const EXCLUSION_MONTHS = [6, 12, 24, 60] as const;

/** How long an account stays locked after the player asked for it back. */
const RETURN_WAIT_MS = DAY_MS;

/** The same day and time this many months later, or the last day of a month without that day. */
export function addMonths(atMs: number, months: number): number {
  const date = new Date(atMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** A break that begins at `since`. Its length is in days for a time-out, in months for an exclusion. */
export function breakFrom(
  { kind, length }: { kind: PlayBreak['kind']; length: number },
  since: number,
): PlayBreak {
  const until = kind === 'time-out' ? since + length * DAY_MS : addMonths(since, length);
  return { kind, since, until };
}

/** Merges two breaks: the later end, and an exclusion stays an exclusion. */
export function stricterBreak(current: PlayBreak | undefined, asked: PlayBreak): PlayBreak {
  if (!current) return asked;
  const kind =
    current.kind === 'exclusion' || asked.kind === 'exclusion' ? 'exclusion' : 'time-out';
  return { kind, since: current.since, until: Math.max(current.until, asked.until) };
}

/** Whether betting, games and deposits are off now. */
export function isOnBreak(current: PlayBreak | undefined, atMs: number): boolean {
  if (!current) return false;
  if (atMs < current.until) return true;
  if (current.kind === 'time-out') return false;
  return current.returnAskedAt === undefined || atMs < current.returnAskedAt + RETURN_WAIT_MS;
}
