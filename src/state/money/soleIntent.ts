import { newId } from '../../lib/newId.ts';
import { startDoubtfulKeys, triedKey } from './doubtfulKeys.ts';
import { createIntent, type IntentPhase, type IntentPorts, isUnderWay } from './intent.ts';

export interface SoleIntent<Result> {
  isUnderWay(): boolean;
  /** Sends the request once: a second tap in the same instant does nothing. */
  submit(send: (key: string) => Promise<Result>): void;
  /** Looks up the outcome when the answer was lost, also by a page that is gone. */
  recheck(): void;
  /** Drops the intent when the player leaves; an answer to come is ignored. */
  forget(): void;
}

interface SolePorts<Result> extends Pick<IntentPorts<Result>, 'find' | 'landed' | 'notArrived'> {
  /** The name its key is kept by, over a reload; none where a late try does nothing by itself. */
  name?: string;
}

/** For a feature with one intent at a time. Each decided intent makes way for a new one with a new key. */
export function soleIntent<Result>(
  state: { phase: IntentPhase<Result> },
  { name, find, landed, notArrived }: SolePorts<Result>,
): SoleIntent<Result> {
  let current = newId();
  /** The key of an earlier page was looked for. */
  let isResumed = false;
  const renew = () => {
    current = newId();
  };
  const intent = createIntent<Result>({
    find,
    notArrived,
    nameOf: () => name,
    phaseOf: (key) => (key === current ? state.phase : undefined),
    enter(key, phase) {
      if (key === current) state.phase = phase;
    },
    landed(result) {
      renew();
      landed(result);
    },
    refused: renew,
  });

  /** The key to go on with; undefined once the player has left. */
  async function takeUp(): Promise<string | undefined> {
    const asked = current;
    await startDoubtfulKeys();
    if (current !== asked) return undefined;
    if (name) current = triedKey(name) ?? current;
    return current;
  }

  async function resume(): Promise<void> {
    if (isResumed || !name || isUnderWay(state.phase)) return;
    isResumed = true;
    const fresh = current;
    const key = await takeUp();
    if (key && key !== fresh && !isUnderWay(state.phase)) void intent.check(key);
  }

  return {
    isUnderWay: () => isUnderWay(state.phase),
    submit(send) {
      if (isUnderWay(state.phase)) return;
      isResumed = true;
      state.phase = { is: 'sending' };
      void takeUp().then((key) => {
        if (key) void intent.submit(key, () => send(key));
      });
    },
    recheck() {
      if (state.phase.is === 'checking') void intent.check(current);
      else void resume();
    },
    forget() {
      isResumed = false;
      renew();
    },
  };
}
