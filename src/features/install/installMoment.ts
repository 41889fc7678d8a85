import * as z from 'zod/mini';

const KEY = 'oja:install';
const HOUR_MS = 3_600_000;
const QUIET_MS = 30 * 24 * HOUR_MS;

const Mark = z.object({
  /** When this device opened the app first. */
  firstAt: z.number(),
  /** When it was last suggested to install it. */
  askedAt: z.optional(z.number()),
});
export type InstallMark = z.output<typeof Mark>;

/** Whether to suggest it: somebody has come back or placed a bet, and was left alone for thirty days. */
export function isInstallDue({ firstAt, askedAt }: InstallMark, now: number, hasBet: boolean) {
  const hasComeBack = now - firstAt > HOUR_MS;
  return (hasBet || hasComeBack) && (askedAt === undefined || now - askedAt > QUIET_MS);
}

/** What is known of this device; the first time, this is the first visit. */
export function installMark(now: number): InstallMark {
  try {
    const saved = z.safeParse(Mark, JSON.parse(localStorage.getItem(KEY) ?? ''));
    if (saved.success) return saved.data;
  } catch {
    // Nothing there, damaged or blocked: a first visit.
  }
  const first = { firstAt: now };
  keep(first);
  return first;
}

export function noteInstallAsked(now: number): void {
  keep({ ...installMark(now), askedAt: now });
}

/** The app was opened from its Android package: there is nothing to install. */
export function isPackaged(): boolean {
  try {
    return localStorage.getItem('apk') === 'true';
  } catch {
    return false;
  }
}

function keep(mark: InstallMark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark));
  } catch {
    // Local storage is blocked: every visit is the first, and nothing is suggested before a bet.
  }
}
