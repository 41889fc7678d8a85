import { CallError } from '../../api/callError.ts';
import { holdReloadFor } from '../../lib/holdReload.ts';
import { notify } from '../device/notices.ts';
import { onceOnline } from '../session/onceOnline.ts';
import { doubt, isDoubtful, noteTry, settle, startDoubtfulKeys } from './doubtfulKeys.ts';
import { type IntentProblem, problemOf, problemText } from './intentProblem.ts';

/** The phases of anything that moves money. */
export type IntentPhase<Result> =
  /** Being written. `problem` says why the last try failed, if there was one. */
  | { is: 'editing'; problem?: IntentProblem }
  | { is: 'sending' }
  /** The answer was lost. It may or may not have taken effect, so it is looked up by its key. */
  | { is: 'checking'; isUnanswered: boolean }
  /** Decided by the server; `at` is when this device learned it. */
  | { is: 'done'; result: Result; at: number };

/** Accepted, to be decided later; both times in epoch ms of this device. */
type Waiting<Result> = { is: 'waiting'; result: Result; sinceMs: number; untilMs: number };

/** A bet adds two phases: a confirmation before it is sent, and a delay before it is decided. */
export type BetPhase<Result> = IntentPhase<Result> | { is: 'asked' } | Waiting<Result>;

interface Ports<Result, Phase> {
  /** Looks up the key on the server; undefined when it has nothing under it. */
  find(key: string): Promise<Result | undefined>;
  /** The phase of a key's intent; undefined when it is gone, for example because the player has left. */
  phaseOf(key: string): { is: string } | undefined;
  enter(key: string, phase: Phase): void;
  /** The server has accepted it, decided or not. */
  landed(result: Result): void;
  /** The server has refused it for good, and no try of this key is still out: the next try is a new intent. */
  refused(key: string): void;
  /** What the key is for, where another page or draft must find it again. */
  nameOf?(key: string): string | undefined;
  /** Shown when the server has nothing under the key. */
  notArrived: string;
  /** Replaced in tests only. */
  wait?(ms: number): Promise<void>;
  now?(): number;
}

export type IntentPorts<Result> = Ports<Result, IntentPhase<Result>>;

export interface DelayedPorts<Result> extends Ports<Result, IntentPhase<Result> | Waiting<Result>> {
  /** How long until it is decided, in ms; undefined once it is. */
  delayOf(result: Result): number | undefined;
}

export interface Intent<Result> {
  /** Sends the request once. */
  submit(key: string, send: () => Promise<Result>): Promise<void>;
  /** Finds out the outcome of a key whose answer was lost. Never sends. */
  check(key: string): Promise<void>;
  /** Takes the result, whichever way it was reported. What is done stays so, though a change delays it again. */
  land(key: string, result: Result): void;
}

/** A lost request may still be on its way at the first look-up, so look again. */
const LOOK_AFTER_MS = [0, 2000, 5000];
/** The event may get lost: after the delay, ask about the bet this often until it is decided. */
const ASK_EVERY_MS = 3000;
const EARLIER_ARRIVED = 'Your earlier try did arrive. It is shown here, and nothing new was sent.';
/** The server has seen this key before with something else, so an earlier try did arrive. */
const SEEN: (string | undefined)[] = ['key_reused', 'duplicate-reference'];

/** In progress: it can be neither changed, nor sent again, nor called back. */
export function isUnderWay({ is }: { readonly is: string }): boolean {
  return is === 'sending' || is === 'waiting' || is === 'checking';
}

/** Takes money intents from sending to a decision. Each has at most one effect, whatever the network does. */
export function createIntent<Result>(ports: IntentPorts<Result>): Intent<Result> {
  return createDelayedIntent({
    ...ports,
    delayOf: () => undefined,
    enter: (key, phase) => phase.is !== 'waiting' && ports.enter(key, phase),
  });
}

/** The same for bets, which the server accepts first and decides after a delay. */
export function createDelayedIntent<Result>(ports: DelayedPorts<Result>): Intent<Result> {
  const { phaseOf, enter, delayOf, now = () => Date.now() } = ports;
  const wait = ports.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** Look-ups under way by key. */
  const checks = new Map<string, Promise<void>>();
  const isStill = (phase: 'sending' | 'checking', key: string) => phaseOf(key)?.is === phase;

  function submit(key: string, send: () => Promise<Result>) {
    return holdReloadFor(carry(key, send));
  }

  async function carry(key: string, send: () => Promise<Result>) {
    enter(key, { is: 'sending' });
    const keysRead = startDoubtfulKeys();
    noteTry(ports.nameOf?.(key), key);
    try {
      hear(key, await send());
    } catch (error) {
      if (error instanceof CallError && SEEN.includes(error.code)) return findEarlier(key);
      // Otherwise the player has left, or an event was quicker and has told what became of it.
      if (!isStill('sending', key)) return;
      if (!(error instanceof CallError) || error.isUncertain) return check(key);
      await keysRead;
      if (isStill('sending', key)) turnBack(key, error);
    }
  }

  /** It was not taken. Only a decision on the one try of a key makes way for another key. */
  function turnBack(key: string, error: CallError) {
    enter(key, { is: 'editing', problem: problemOf(error, now()) });
    if (error.kind !== 'refused' || isDoubtful(key)) return doubt(key);
    settle(key);
    ports.refused(key);
  }

  /** What is sent now differs from what arrived under this key: shows that, and says that this was not sent. */
  async function findEarlier(key: string) {
    if (isStill('sending', key)) await check(key);
    const phase = phaseOf(key);
    if (phase && phase.is !== 'editing') notify('warning', EARLIER_ARRIVED);
  }

  function check(key: string): Promise<void> {
    const checking =
      checks.get(key) ?? holdReloadFor(lookUp(key)).finally(() => checks.delete(key));
    checks.set(key, checking);
    return checking;
  }

  async function lookUp(key: string): Promise<void> {
    doubt(key);
    enter(key, { is: 'checking', isUnanswered: false });
    for (const ms of LOOK_AFTER_MS) {
      await wait(ms);
      if (!isStill('checking', key)) return;
      try {
        const result = await ports.find(key);
        if (result) return hear(key, result);
      } catch {
        // Still no answer: unknown until the next connection, or until the player asks.
        if (isStill('checking', key)) enter(key, { is: 'checking', isUnanswered: true });
        return onceOnline(() => isStill('checking', key) && check(key));
      }
    }
    if (isStill('checking', key))
      enter(key, { is: 'editing', problem: problemText(ports.notArrived) });
  }

  /** Takes an answer. An event that came while it was on its way tells what is newer. */
  function hear(key: string, result: Result) {
    if (phaseOf(key)?.is !== 'done') land(key, result);
  }

  function land(key: string, result: Result) {
    const phase = phaseOf(key);
    if (!phase) return;
    settle(key);
    const delayMs = delayOf(result);
    if (delayMs === undefined || phase.is === 'done') {
      enter(key, { is: 'done', result, at: now() });
    } else if (phase.is !== 'waiting') {
      // Computed from a duration, because the phone's clock need not agree with the server's.
      const sinceMs = now();
      enter(key, { is: 'waiting', result, sinceMs, untilMs: sinceMs + delayMs });
      void askUntilDecided(key, delayMs);
    }
    ports.landed(result);
  }

  async function askUntilDecided(key: string, delayMs: number) {
    await wait(delayMs);
    for (;;) {
      await wait(ASK_EVERY_MS);
      if (phaseOf(key)?.is !== 'waiting') return;
      const result = await ports.find(key).catch(() => undefined);
      if (result && delayOf(result) === undefined) return hear(key, result);
    }
  }

  return { submit, check, land };
}
