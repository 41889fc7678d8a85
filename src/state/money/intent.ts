import { CallError } from '../../api/callError.ts';
import { holdReloadFor } from '../../lib/holdReload.ts';

/** Why nothing was sent or taken, fit to be shown. */
export interface IntentProblem {
  text: string;
  code: string | undefined;
  /** Messages by form field, or by part of a bet. */
  fields: Readonly<Record<string, string>>;
  /** From when it may be tried again, epoch ms; 0 at once. */
  retryAt: number;
}

/** What becomes of something that moves money. */
export type IntentPhase<Result> =
  /** With the reason why the last try was not taken, if there was one. */
  | { is: 'editing'; problem?: IntentProblem }
  | { is: 'sending' }
  /** The answer was lost: it may stand or not, and is looked up by its key. */
  | { is: 'checking'; isUnanswered: boolean }
  /** Decided by the server, told at this moment of this device. */
  | { is: 'done'; result: Result; at: number };

/** Accepted, and decided later; both moments in epoch ms of this device. */
type Waiting<Result> = { is: 'waiting'; result: Result; sinceMs: number; untilMs: number };

/** A bet may be asked about once more before it is sent, and may wait for a delay before it is decided. */
export type BetPhase<Result> = IntentPhase<Result> | { is: 'asked' } | Waiting<Result>;

interface Ports<Result, Phase> {
  /** What the server has under a key, or nothing when it knows none. */
  find(key: string): Promise<Result | undefined>;
  /** Where the intent of a key stands; nothing when it is at hand no more: the player has left, say. */
  phaseOf(key: string): { is: string } | undefined;
  enter(key: string, phase: Phase): void;
  /** The server has it, decided or not. */
  landed(result: Result): void;
  /** Refused for good: the next try is another intent, with another key. */
  refused(key: string): void;
  /** What to say when it did not arrive. */
  notArrived: string;
  /** Only tests have others. */
  wait?(ms: number): Promise<void>;
  now?(): number;
}

export type IntentPorts<Result> = Ports<Result, IntentPhase<Result>>;

export interface DelayedPorts<Result> extends Ports<Result, IntentPhase<Result> | Waiting<Result>> {
  /** How long it waits until it is decided, in ms; nothing once it is. */
  delayOf(result: Result): number | undefined;
}

export interface Intent<Result> {
  /** Sends, once. */
  submit(key: string, send: () => Promise<Result>): Promise<void>;
  /** Finds out what became of a key whose answer was lost; never sends. */
  check(key: string): Promise<void>;
  /** Takes it as the server told it, by whatever way. */
  land(key: string, result: Result): void;
}

/** A lost request may still be on its way when it is first asked for. */
const LOOK_AFTER_MS = [0, 2000, 5000];
/** The event may be lost: after its delay a bet is asked for until it is decided. */
const ASK_EVERY_MS = 3000;
/** A server that asks for longer is not waited for. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** The server has seen this key before: an earlier try arrived after all. */
const SEEN: (string | undefined)[] = ['key_reused', 'duplicate-reference'];

/** It can be neither changed, nor sent again, nor called back. */
export function isUnderWay({ is }: { readonly is: string }): boolean {
  return is === 'sending' || is === 'waiting' || is === 'checking';
}

/** A problem that we found ourselves, without the server. */
export function problemText(text: string): IntentProblem {
  return { text, code: undefined, fields: {}, retryAt: 0 };
}

/** Carries intents of money to their decision, each with at most one effect whatever the network does. */
export function createIntent<Result>(ports: IntentPorts<Result>): Intent<Result> {
  return createDelayedIntent({
    ...ports,
    delayOf: () => undefined,
    enter: (key, phase) => phase.is !== 'waiting' && ports.enter(key, phase),
  });
}

/** The same for what the server accepts first and decides after a delay. */
export function createDelayedIntent<Result>(ports: DelayedPorts<Result>): Intent<Result> {
  const { phaseOf, enter, delayOf, now = Date.now } = ports;
  const wait = ports.wait ?? ((ms: number) => new Promise((resolve) => setTimeout(resolve, ms)));
  /** Look-ups under way, by key. */
  const checks = new Map<string, Promise<void>>();

  function submit(key: string, send: () => Promise<Result>) {
    return holdReloadFor(carry(key, send));
  }

  async function carry(key: string, send: () => Promise<Result>) {
    enter(key, { is: 'sending' });
    try {
      land(key, await send());
    } catch (error) {
      if (!phaseOf(key)) return;
      if (!(error instanceof CallError) || error.isUncertain || SEEN.includes(error.code)) {
        await check(key);
        return;
      }
      enter(key, { is: 'editing', problem: problemOf(error) });
      ports.refused(key);
    }
  }

  function problemOf({ message, code, fields, retryAfterSeconds }: CallError): IntentProblem {
    const waitMs = Math.min(retryAfterSeconds * 1000, LONGEST_WAIT_MS);
    return { text: message, code, fields, retryAt: waitMs && now() + waitMs };
  }

  function check(key: string) {
    const checking =
      checks.get(key) ?? holdReloadFor(lookUp(key)).finally(() => checks.delete(key));
    checks.set(key, checking);
    return checking;
  }

  async function lookUp(key: string) {
    enter(key, { is: 'checking', isUnanswered: false });
    for (const ms of LOOK_AFTER_MS) {
      await wait(ms);
      if (!phaseOf(key)) return;
      try {
        const result = await ports.find(key);
        if (!phaseOf(key)) return;
        if (result) {
          land(key, result);
          return;
        }
      } catch {
        // No answer again: it stays unknown until the next connection, or until the player asks.
        if (phaseOf(key)) enter(key, { is: 'checking', isUnanswered: true });
        return;
      }
    }
    // The key stays the same: should the first try arrive late, a second cannot add to it.
    enter(key, { is: 'editing', problem: problemText(ports.notArrived) });
  }

  function land(key: string, result: Result) {
    const phase = phaseOf(key);
    if (!phase) return;
    const delayMs = delayOf(result);
    if (delayMs === undefined) {
      enter(key, { is: 'done', result, at: now() });
    } else if (phase.is !== 'waiting') {
      // A span, not a moment: the phone's clock need not agree with the server's.
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
      if (result && delayOf(result) === undefined) {
        land(key, result);
        return;
      }
    }
  }

  return { submit, check, land };
}
