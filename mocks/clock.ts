import * as z from 'zod/mini';

export const ClockState = z.object({
  /** The backend's time at `realAt` and its speed since; scale 0 freezes it. */
  shownAt: z.int(),
  realAt: z.int(),
  scale: z.number().check(z.gte(0), z.lte(3600)),
});
export type ClockState = z.output<typeof ClockState>;

/** The backend's own time. It never goes back, except on a restart. */
export interface Clock {
  now(): number;
  /** Restarts the clock, at the real time unless told otherwise. */
  restart(options?: Omit<ClockOptions, 'realNow'>): void;
  advance(byMs: number): void;
  setScale(scale: number): void;
  state(): ClockState;
  restore(state: ClockState): void;
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

export function createClock({ realNow = Date.now, ...start }: ClockOptions = {}): Clock {
  const begin = ({ startAt, scale = 1 }: ClockOptions = {}): ClockState => {
    const realAt = realNow();
    return { shownAt: startAt ?? realAt, realAt, scale };
  };
  let state = begin(start);
  const now = () => Math.round(state.shownAt + (realNow() - state.realAt) * state.scale);
  const settle = (changes: Partial<ClockState>) => {
    state = { ...state, shownAt: now(), realAt: realNow(), ...changes };
  };
  return {
    now,
    restart(options) {
      state = begin(options);
    },
    advance(byMs) {
      if (byMs < 0) throw new RangeError('The clock only goes forward');
      settle({ shownAt: now() + byMs });
    },
    setScale: (next) => settle({ scale: next }),
    state: () => ({ ...state, shownAt: now(), realAt: realNow() }),
    restore(saved) {
      state = { ...saved };
    },
  };
}
