import * as z from 'zod/mini';

/** A clock's state without the machine's time, so that equal worlds have equal states. */
export const ClockState = z.object({
  shownAt: z.int().check(z.gte(Date.UTC(2000)), z.lt(Date.UTC(2200))),
  /** The speed; 0 is frozen. */
  scale: z.number().check(z.gte(0), z.lte(3600)),
  /** The speed that it has again once it is no longer frozen. */
  runningScale: z._default(z.number().check(z.gt(0), z.lte(3600)), 1),
});
export type ClockState = z.output<typeof ClockState>;

/** The backend's own time. It never goes back, except by `restore`. */
export interface Clock {
  now(): number;
  advance(byMs: number): void;
  /**
   * Holds the clock at an instant, now by default, until the returned function is called. What is done at once
   * has one time then, and can be done again at that time.
   */
  pin(at?: number): () => void;
  setScale(scale: number): void;
  /** Freezes the clock, or lets it run at the speed it had before. */
  setFrozen(isFrozen: boolean): void;
  state(): ClockState;
  /** Goes on from the state's instant, whatever the real time is. */
  restore(state: ClockState): void;
}

/** The machine's time, only for how long a stored world has been away. */
export function realTime(): number {
  return Date.now();
}

/** Real milliseconds since the call. Use it only for cutting work into slices. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}

export interface ClockOptions {
  startAt?: number | undefined;
  scale?: number | undefined;
  /** Real milliseconds. Only this file reads the machine's clock. */
  realNow?: () => number;
}

export function createClock({ realNow = Date.now, startAt, scale = 1 }: ClockOptions = {}): Clock {
  const startedAt = realNow();
  let state = {
    shownAt: startAt ?? startedAt,
    realAt: startedAt,
    scale,
    runningScale: scale || 1,
  };
  let pinnedAt: number | undefined;
  const shownWhen = (realAt: number) =>
    Math.round(state.shownAt + (realAt - state.realAt) * state.scale);
  const now = () => pinnedAt ?? shownWhen(realNow());
  const setScale = (next: number) => {
    const realAt = realNow();
    const runningScale = next || state.runningScale;
    state = { shownAt: shownWhen(realAt), realAt, scale: next, runningScale };
  };
  return {
    now,
    advance(byMs) {
      if (byMs < 0) throw new RangeError('The clock only goes forward');
      state.shownAt += byMs;
      if (pinnedAt !== undefined) pinnedAt += byMs;
    },
    pin(at = now()) {
      const before = pinnedAt;
      pinnedAt = at;
      return () => {
        pinnedAt = before;
      };
    },
    setScale,
    setFrozen: (isFrozen) => setScale(isFrozen ? 0 : state.scale || state.runningScale),
    state: () => ({ shownAt: now(), scale: state.scale, runningScale: state.runningScale }),
    restore(saved) {
      pinnedAt = undefined;
      state = { ...saved, realAt: realNow() };
    },
  };
}
