import { proxy } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AskedBreak, takeBreak } from '../../contract/account/saferPlay.ts';
import { breakEnd, isOnBreak, type PlayBreak, stricterBreak } from '../../domain/play/playBreak.ts';
import { markSeen, markServer, steadyNow } from '../../domain/time/steadyClock.ts';
import { newId } from '../../lib/newId.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';

/** What this device knows of a break. It holds no name and nothing else about the player. */
const Lock = z.object({
  break: z.optional(
    z.object({
      kind: z.enum(['time-out', 'exclusion']),
      since: z.int(),
      until: z.int(),
      returnAskedAt: z.optional(z.int()),
    }),
  ),
  /** Requested while offline; sent with this key once there is a network. */
  unsent: z.optional(z.object({ asked: AskedBreak, key: z.string() })),
  clock: z.optional(
    z.object({ serverAt: z.number(), deviceAt: z.number(), furthestAt: z.number() }),
  ),
});
type Lock = z.output<typeof Lock>;

const kept = local(PLAY_LOCK_KEY, Lock);
/** Outside the store, because every read of the time changes it. */
let clock: Lock['clock'];

/**
 * The break, kept in local storage, which is read before anything else: it survives being offline, a reload,
 * a sign-out and a clock set back. It names nobody, so sign-out leaves it.
 */
export const playLock = proxy<Omit<Lock, 'clock'>>({});

/** Reads what this device has saved; call it at start. */
export function readPlayLock(): void {
  const saved = kept.read();
  clock = saved?.clock;
  Object.assign(playLock, { break: saved?.break, unsent: saved?.unsent });
}
readPlayLock();

function save(): void {
  kept.write(playLock.break ? { ...playLock, clock } : undefined);
}

/** The server's time as far as this device knows it. It never goes back. */
export function playNow(): number {
  const now = Date.now();
  if (clock) clock = markSeen(clock, now);
  return steadyNow(clock, now);
}

/** The break at this moment, if any. Also records how far the device's clock has come. */
export function currentBreak(): PlayBreak | undefined {
  if (!playLock.break) return undefined;
  const now = playNow();
  save();
  return isOnBreak(playLock.break, now) ? { ...playLock.break } : undefined;
}

/**
 * Takes the server's break; one that was never sent stays beside it. A saved answer carries the time when it
 * came, not the current time.
 */
export function takeServerBreak(
  told: PlayBreak | undefined,
  serverAt: number,
  heardAt = Date.now(),
): void {
  if (!clock || serverAt > clock.serverAt) {
    clock = markSeen(markServer(serverAt, heardAt), Date.now());
  }
  if (!playLock.unsent) playLock.break = told;
  save();
}

/** Locks this device at once, online or not, then tells the server. Resolves to whether the server knows. */
export async function beginBreak(asked: AskedBreak): Promise<boolean> {
  const since = playNow();
  const { kind, length } = asked;
  const until = breakEnd(
    kind === 'time-out' ? { kind, days: length } : { kind, months: length },
    since,
  );
  playLock.break = stricterBreak(currentBreak(), { kind, since, until });
  clock ??= markServer(since, Date.now());
  playLock.unsent = { asked, key: newId() };
  save();
  return sendBreak();
}

/** Sends a break that the server has not heard of; true once it has. Its key makes a repeat harmless. */
export async function sendBreak(): Promise<boolean> {
  const { unsent } = playLock;
  if (!unsent) return false;
  try {
    const answer = await call(takeBreak, unsent.asked, {
      idempotencyKey: unsent.key,
      quiet: true,
    });
    playLock.unsent = undefined;
    takeServerBreak(answer.break, answer.asOf);
    return true;
  } catch (error) {
    // Refused for good. This device stays locked until the server's next answer.
    if (error instanceof CallError && !error.isUncertain) playLock.unsent = undefined;
    save();
    return false;
  }
}
