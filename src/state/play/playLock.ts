import { proxy } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AskedBreak, takeBreak } from '../../contract/account/saferPlay.ts';
import { breakEnd, isOnBreak, type PlayBreak, stricterBreak } from '../../domain/play/playBreak.ts';
import { markSeen, markServer, steadyNow } from '../../domain/time/steadyClock.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';

/** What this device knows of a break: no name and nothing else of the player. */
const Lock = z.object({
  break: z.optional(
    z.object({
      kind: z.enum(['time-out', 'exclusion']),
      since: z.int(),
      until: z.int(),
      returnAskedAt: z.optional(z.int()),
    }),
  ),
  /** Asked for while there was no network; sent with this key when there is one. */
  unsent: z.optional(z.object({ asked: AskedBreak, key: z.string() })),
  clock: z.optional(
    z.object({ serverAt: z.number(), deviceAt: z.number(), furthestAt: z.number() }),
  ),
});
type Lock = z.output<typeof Lock>;

const kept = local(PLAY_LOCK_KEY, Lock);
/** Not part of the store: it moves with every look at it. */
let clock: Lock['clock'];

/**
 * Holds offline, across a reload, a sign-out and a clock set back: it stands in local storage, which is
 * read before anything else. It names nobody, so a sign-out leaves it.
 */
export const playLock = proxy<Omit<Lock, 'clock'>>({});

/** Takes over what this device has kept, as a page does when it starts. */
export function readPlayLock(): void {
  const saved = kept.read();
  clock = saved?.clock;
  Object.assign(playLock, { break: saved?.break, unsent: saved?.unsent });
}
readPlayLock();

function save(): void {
  kept.write(playLock.break ? { ...playLock, clock } : undefined);
}

/** The time by the server as far as this device knows it; never earlier than it was before. */
export function playNow(): number {
  const now = Date.now();
  if (clock) clock = markSeen(clock, now);
  return steadyNow(clock, now);
}

/** The break that holds at this moment; asking notes how far the device's clock has come. */
export function currentBreak(): PlayBreak | undefined {
  if (!playLock.break) return undefined;
  const now = playNow();
  save();
  return isOnBreak(playLock.break, now) ? { ...playLock.break } : undefined;
}

/**
 * What the server says counts; only what it has not heard of yet stays beside it. An answer that was
 * saved says what time it was when it came, not what time it is.
 */
export function followServerBreak(
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

/** Locks this device at once, network or not, then tells the server; resolves with whether it knows. */
export async function beginBreak(asked: AskedBreak): Promise<boolean> {
  const since = playNow();
  const { kind, length } = asked;
  const until = breakEnd(
    kind === 'time-out' ? { kind, days: length } : { kind, months: length },
    since,
  );
  playLock.break = stricterBreak(currentBreak(), { kind, since, until });
  clock ??= markServer(since, Date.now());
  playLock.unsent = { asked, key: crypto.randomUUID() };
  save();
  return sendBreak();
}

/** Sends a break that the server has not heard of; true when it has now. Sent twice it is one, by its key. */
export async function sendBreak(): Promise<boolean> {
  const { unsent } = playLock;
  if (!unsent) return false;
  try {
    const answer = await call(takeBreak, unsent.asked, {
      idempotencyKey: unsent.key,
      quiet: true,
    });
    playLock.unsent = undefined;
    followServerBreak(answer.break, answer.asOf);
    return true;
  } catch (error) {
    // Refused for good: this device keeps its lock all the same, until the server is asked again.
    if (error instanceof CallError && !error.isUncertain) playLock.unsent = undefined;
    save();
    return false;
  }
}
