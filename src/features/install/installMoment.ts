import * as z from 'zod/mini';
import { APK_KEY, INSTALL_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';
import { localText } from '../../storage/localText.ts';

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

const { read, write } = local(INSTALL_KEY, Mark);
const apk = localText(APK_KEY);

/** What is known of this device; the first time, or where storage is blocked, this is the first visit. */
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

/** The app was opened from its Android package: there is nothing to install. */
export function isPackaged(): boolean {
  return apk.read() === 'true';
}
