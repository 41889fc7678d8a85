import { CallError } from '../../api/callError.ts';
import { holdReloadFor } from '../../lib/holdReload.ts';

/** Why nothing was sent or taken, fit to be shown. */
export interface IntentProblem {
  text: string;
  code: string | undefined;
  /** Messages by form field. */
  fields: Record<string, string>;
  /** From when it may be tried again, epoch ms; 0 at once. */
  retryAt: number;
}

/** What becomes of a request for money in or out. */
export type IntentPhase<Result> =
  /** With the reason why the last try was not taken, if there was one. */
  | { is: 'editing'; problem?: IntentProblem }
  | { is: 'sending' }
  /** The answer was lost: the request may stand or not, and is looked up by its key. */
  | { is: 'checking'; isUnanswered: boolean }
  /** Taken by the server, told at this moment of this device. */
  | { is: 'done'; result: Result; at: number };

export interface IntentPorts<Result> {
  /** The request of a key, or nothing when the server knows none. */
  find(key: string): Promise<Result | undefined>;
  wait(ms: number): Promise<void>;
  now(): number;
  /** Whether this intent is still the one at hand: not when the player has left. */
  isCurrent(key: string): boolean;
  enter(phase: IntentPhase<Result>): void;
  /** The server has it. */
  landed(result: Result): void;
  /** Refused for good: the next try is another intent. */
  refused(): void;
  /** What to say when the request did not arrive. */
  notArrived: string;
}

export interface Intent<Result> {
  /** Sends, once. */
  submit(key: string, send: () => Promise<Result>): Promise<void>;
  /** Finds out what became of a request whose answer was lost; never sends. */
  check(key: string): Promise<void>;
}

/** A lost request may still be on its way when it is first asked for. */
const LOOK_AFTER_MS = [0, 2000, 5000];
/** A server that asks for longer is not waited for. */
const LONGEST_WAIT_MS = 5 * 60_000;
/** The server has seen this key before: an earlier try arrived after all. */
const SEEN = 'duplicate-reference';

/** Carries one request for money, with at most one effect whatever the network does. */
export function createIntent<Result>(ports: IntentPorts<Result>): Intent<Result> {
  let checking: Promise<void> | undefined;

  function submit(key: string, send: () => Promise<Result>) {
    return holdReloadFor(carry(key, send));
  }

  async function carry(key: string, send: () => Promise<Result>) {
    ports.enter({ is: 'sending' });
    try {
      const result = await send();
      if (ports.isCurrent(key)) land(result);
    } catch (error) {
      if (!ports.isCurrent(key)) return;
      if (!(error instanceof CallError) || error.isUncertain || error.code === SEEN) {
        await check(key);
        return;
      }
      ports.refused();
      ports.enter({ is: 'editing', problem: problemOf(error) });
    }
  }

  function problemOf({ message, code, fields, retryAfterSeconds }: CallError): IntentProblem {
    const waitMs = Math.min(retryAfterSeconds * 1000, LONGEST_WAIT_MS);
    return { text: message, code, fields, retryAt: waitMs && ports.now() + waitMs };
  }

  function check(key: string) {
    checking ??= holdReloadFor(lookUp(key)).finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function lookUp(key: string) {
    ports.enter({ is: 'checking', isUnanswered: false });
    for (const ms of LOOK_AFTER_MS) {
      await ports.wait(ms);
      if (!ports.isCurrent(key)) return;
      try {
        const result = await ports.find(key);
        if (!ports.isCurrent(key)) return;
        if (result) {
          land(result);
          return;
        }
      } catch {
        // No answer again: it stays unknown until the next connection, or until the player asks.
        if (ports.isCurrent(key)) ports.enter({ is: 'checking', isUnanswered: true });
        return;
      }
    }
    // The key stays the same: should the first try arrive late, a second cannot add to it.
    const problem = { text: ports.notArrived, code: undefined, fields: {}, retryAt: 0 };
    ports.enter({ is: 'editing', problem });
  }

  function land(result: Result) {
    ports.enter({ is: 'done', result, at: ports.now() });
    ports.landed(result);
  }

  return { submit, check };
}
