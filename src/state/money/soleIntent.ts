import { createIntent, type IntentPhase, type IntentPorts, isUnderWay } from './intent.ts';

export interface SoleIntent<Result> {
  isUnderWay(): boolean;
  /** Sends, once: a second tap in the same instant finds the first under way. */
  submit(send: (key: string) => Promise<Result>): void;
  /** Asks again what became of it, where the answer was lost. */
  recheck(): void;
  /** The player has left: an answer to come is nobody's. */
  forget(): void;
}

/** For a feature that has one intent at a time: each decided one makes way for another, with another key. */
export function soleIntent<Result>(
  state: { phase: IntentPhase<Result> },
  { find, landed, notArrived }: Pick<IntentPorts<Result>, 'find' | 'landed' | 'notArrived'>,
): SoleIntent<Result> {
  let current = crypto.randomUUID();
  const renew = () => {
    current = crypto.randomUUID();
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
