import { newId } from '../../lib/newId.ts';
import { createIntent, type IntentPhase, type IntentPorts, isUnderWay } from './intent.ts';

export interface SoleIntent<Result> {
  isUnderWay(): boolean;
  /** Sends the request once: a second tap in the same instant does nothing. */
  submit(send: (key: string) => Promise<Result>): void;
  /** Looks up the outcome when the answer was lost. */
  recheck(): void;
  /** Drops the intent when the player leaves; an answer to come is ignored. */
  forget(): void;
}

/** For a feature with one intent at a time. Each decided intent makes way for a new one with a new key. */
export function soleIntent<Result>(
  state: { phase: IntentPhase<Result> },
  { find, landed, notArrived }: Pick<IntentPorts<Result>, 'find' | 'landed' | 'notArrived'>,
): SoleIntent<Result> {
  let current = newId();
  const renew = () => {
    current = newId();
  };
  const intent = createIntent<Result>({
    find,
    notArrived,
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
  return {
    isUnderWay: () => isUnderWay(state.phase),
    submit(send) {
      const key = current;
      if (!isUnderWay(state.phase)) void intent.submit(key, () => send(key));
    },
    recheck() {
      if (state.phase.is === 'checking') void intent.check(current);
    },
    forget: renew,
  };
}
