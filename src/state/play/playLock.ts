import { proxy, snapshot } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/callError.ts';
import { AskedBreak, takeBreak } from '../../contract/account/saferPlay.ts';
import {
  breakFrom,
  isOnBreak,
  type PlayBreak,
  stricterBreak,
} from '../../domain/play/playBreak.ts';
import { asSentence } from '../../domain/text/asSentence.ts';
import { isServerTime, markSeen, markServer, steadyNow } from '../../domain/time/steadyClock.ts';
import { newId } from '../../lib/newId.ts';
import * as texts from '../../messages/english/stateOfPlay.ts';
import { PLAY_LOCK_KEY } from '../../storage/keys.ts';
import { local } from '../../storage/local.ts';
import { notify } from '../device/notices.ts';
import { session } from '../session/session.ts';

/** The codes by which our server says that it never takes such a break. Nothing else ends one. */
const NEVER: (string | undefined)[] = ['invalid', 'bad-body'];

const Break = z.object({
  kind: z.enum(['time-out', 'exclusion']),
  since: z.int(),
  until: z.int(),
  returnAskedAt: z.optional(z.int()),
});

/** A break that the server has not heard of. */
const Unsent = z.object({
  asked: AskedBreak,
  key: z.string(),
  /** Whose it is: only their token sends it. */
  playerId: z.int(),
  /** Missing once it is dead. Then the break waits for the player's next sign-in. */
  token: z.optional(z.string()),
  /** As it counts on this phone. */
  break: Break,
  /** When it began, if the phone knew the server's time then: a wrong clock of its own voids no break. */
  since: z.optional(z.int()),
});
export type Unsent = z.output<typeof Unsent>;

/** What this device knows of breaks. */
const Lock = z.object({
  /** As the server told it. It names nobody. */
  break: z.optional(Break),
  unsent: z.catch(z.array(Unsent), []),
  clock: z.optional(
    z.object({
      serverAt: z.number(),
      deviceAt: z.number(),
      furthestAt: z.number(),
      isServers: z.optional(z.boolean()),
    }),
  ),
});
type Lock = z.output<typeof Lock>;

const kept = local(PLAY_LOCK_KEY, Lock);
/** Outside the store, because every read of the time changes it. */
let clock: Lock['clock'];

/**
 * The break, kept in local storage, which is read before anything else: it survives being offline, a reload,
 * a sign-out and a clock set back. Sign-out leaves it: it names nobody, but for a break that is to be sent.
 */
export const playLock = proxy<Omit<Lock, 'clock'>>({ unsent: [] });

/** Reads what this device has saved: at start, and after another tab has changed it. */
export function readPlayLock(): void {
  const saved = kept.read();
  clock = saved?.clock;
  Object.assign(playLock, { break: saved?.break, unsent: saved?.unsent ?? [] });
}
readPlayLock();

/** Whether this device holds what it knows. Where its storage is full or blocked, that ends with the page. */
export const playLockKept = proxy({ isKept: true });

function save(): void {
  const isNeeded = playLock.break || playLock.unsent.length > 0;
  playLockKept.isKept = kept.write(isNeeded ? { ...playLock, clock } : undefined);
}

/** Changes the breaks that are to be sent. Reads them first, because another tab may have changed them. */
function changeUnsent(change: (unsent: Unsent[]) => Unsent[]): void {
  const saved = kept.read()?.unsent ?? [];
  const isNew = ({ key }: Unsent) => !saved.some((one) => one.key === key);
  playLock.unsent = change([...saved, ...snapshot(playLock).unsent.filter(isNew)]);
  save();
}

/** The server's time as far as this device knows it. It never goes back. */
export function playNow(): number {
  const now = Date.now();
  if (clock) clock = markSeen(clock, now);
  return steadyNow(clock, now);
}

/** Whether a break holds off whoever uses this phone now. One of another player does not hold off this one. */
export function holdsHere({ playerId }: Pick<Unsent, 'playerId'>): boolean {
  return !session.user || session.user.id === playerId;
}

/** The break at this moment, if any. Also records how far the device's clock has come. */
export function currentBreak(): PlayBreak | undefined {
  const mine = playLock.unsent.filter(holdsHere).map((one) => one.break);
  const breaks = [...(playLock.break ? [playLock.break] : []), ...mine];
  if (breaks.length === 0) return undefined;
  const now = playNow();
  save();
  return breaks
    .filter((held) => isOnBreak(held, now))
    .reduce<PlayBreak | undefined>((held, next) => stricterBreak(held, { ...next }), undefined);
}

/** Takes the server's break. A saved answer carries the time when it came, not the current time. */
export function takeServerBreak(
  told: PlayBreak | undefined,
  serverAt: number,
  heardAt = Date.now(),
): void {
  if (!clock?.isServers || serverAt > clock.serverAt) {
    clock = markSeen(markServer(serverAt, heardAt), Date.now());
  }
  playLock.break = told;
  save();
}

/** Locks this device at once, online or not, then tells the server. Resolves to whether the server knows. */
export async function beginBreak(asked: AskedBreak): Promise<boolean> {
  const { user, token } = session;
  if (!user) return false;
  const since = playNow();
  const isTimed = isServerTime(clock, Date.now());
  // Of the phone's own, until the server tells its time.
  clock ??= { serverAt: since, deviceAt: since, furthestAt: since };
  const taken = { asked, key: newId(), playerId: user.id, token, break: breakFrom(asked, since) };
  changeUnsent((unsent) => [...unsent, { ...taken, ...(isTimed && { since }) }]);
  return (await sendBreaks()).includes(user.id);
}

let sending: Promise<unknown> = Promise.resolve();

/**
 * Sends the breaks that the server has not heard of, each as the player who took it. Resolves to the players
 * whom it holds to one now. Its key makes a repeat harmless. Passes run one after another.
 */
export function sendBreaks(signal?: AbortSignal): Promise<number[]> {
  const pass = sending.then(() => sendAll(signal));
  sending = pass;
  return pass;
}

async function sendAll(signal: AbortSignal | undefined): Promise<number[]> {
  const held: number[] = [];
  changeUnsent((unsent) => unsent.map(asOfNow));
  for (const one of snapshot(playLock).unsent) {
    if (one.token && (await isHeld(one, one.token, signal))) held.push(one.playerId);
  }
  return held;
}

/** A player who has signed in anew has another token; the last may be dead. */
function asOfNow(one: Unsent): Unsent {
  return session.user?.id === one.playerId ? { ...one, token: session.token } : one;
}

/** Sends one also after its end, because only the server's clock cannot be set forward. */
async function isHeld(one: Unsent, token: string, signal?: AbortSignal): Promise<boolean> {
  const rest = (unsent: Unsent[]) => unsent.filter(({ key }) => key !== one.key);
  try {
    const options = { idempotencyKey: one.key, token, quiet: true, ...(signal && { signal }) };
    const { asked, since } = one;
    const answer = await call(takeBreak, { ...asked, ...(since && { since }) }, options);
    const isOver = !isOnBreak(one.break, answer.asOf);
    if (!answer.break && !isOver) return false;
    if (holdsHere(one)) takeServerBreak(answer.break, answer.asOf);
    changeUnsent(rest);
    // A repeat is answered as the first was, which may be long ago.
    return isOnBreak(answer.break, playNow());
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.isSessionLost) {
      changeUnsent((unsent) => unsent.map((other) => withoutToken(other, token)));
    } else if (error.kind === 'refused' && NEVER.includes(error.code)) {
      changeUnsent(rest);
      notify('error', texts.breakRefused(asSentence(error.message)));
    }
    return false;
  }
}

function withoutToken({ token, ...one }: Unsent, dead: string): Unsent {
  return { ...one, ...(token !== dead && token && { token }) };
}
