import * as z from 'zod/mini';
import { APK_KEY, INSTALL_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';
import { localText } from '../../storage/localText.ts';

const HOUR_MS = 3_600_000;
const QUIET_MS = 30 * 24 * HOUR_MS;

const Mark = z.object({
  /** When this device first opened the app. */
  firstAt: z.number(),
  /** When installing was last suggested. */
  askedAt: z.optional(z.number()),
});
export type InstallMark = z.output<typeof Mark>;

/**
 * Whether to suggest installing: the player has come back or placed a bet, and was not asked for thirty days.
 */
export function isInstallDue({ firstAt, askedAt }: InstallMark, now: number, hasBet: boolean) {
  const hasComeBack = now - firstAt > HOUR_MS;
  return (hasBet || hasComeBack) && (askedAt === undefined || now - askedAt > QUIET_MS);
}

const { read, write } = local(INSTALL_KEY, Mark);
const apk = localText(APK_KEY);

/**
 * What is known of this device. When nothing is saved or storage is blocked, this counts as the first visit.
 */
export function installMark(now: number): InstallMark {
  const saved = read();
  if (saved) return saved;
  const first = { firstAt: now };
  write(first);
  return first;
}

export function noteInstallAsked(now: number): void {
  write({ ...installMark(now), askedAt: now });
}

/** The app runs from its Android package, so there is nothing to install. */
export function isPackaged(): boolean {
  return apk.read() === 'true';
}
