/** From `at` on, a group of markets has this status and is priced from this state of play. */
export interface Beat {
  at: number;
  status: 'open' | 'suspended' | 'ball_running';
  state: number;
}

export interface Lock {
  from: number;
  to: number;
  status: 'suspended' | 'ball_running';
}

/**
 * Computes a match's beats from when its states begin (the first before anything else) and from the times its
 * markets are locked. A suspension takes precedence over a running ball and keeps the state before it,
 * because nobody has a price for the new one yet.
 */
export function createBeats(stateStarts: readonly number[], locks: readonly Lock[]): Beat[] {
  const turns = [
    ...stateStarts.map((at, state) => ({ at, state, lock: undefined, step: 0 })),
    ...locks.flatMap((lock) => [
      { at: lock.from, state: -1, lock: lock.status, step: 1 },
      { at: lock.to, state: -1, lock: lock.status, step: -1 },
    ]),
  ].sort((one, other) => one.at - other.at);

  const beats: Beat[] = [];
  const held = { suspended: 0, ball_running: 0 };
  let state = 0;
  let priced = 0;
  turns.forEach((turn, index) => {
    if (turn.lock === undefined) state = turn.state;
    else held[turn.lock] += turn.step;
    if (turns[index + 1]?.at === turn.at) return;
    const status = held.suspended ? 'suspended' : held.ball_running ? 'ball_running' : 'open';
    if (status !== 'suspended') priced = state;
    const last = beats.at(-1);
    if (last?.status !== status || last.state !== priced) {
      beats.push({ at: turn.at, status, state: priced });
    }
  });
  return beats;
}

/** Betting is suspended for this long while a match begins. */
const BEGINNING_MS = 15_000;

/** The beats of a match whose markets are suspended while it begins, and at each stop of its play. */
export function beatsOfPlay(
  startsAt: number,
  play: {
    states: readonly { at: number }[];
    stops: readonly { from: number; to: number }[];
  },
): Beat[] {
  const beginning = { from: startsAt, to: startsAt + BEGINNING_MS };
  return createBeats(
    play.states.map(({ at }) => at),
    [beginning, ...play.stops].map((stop) => ({ ...stop, status: 'suspended' })),
  );
}
