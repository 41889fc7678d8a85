import * as z from 'zod/mini';

export const ClockState = z.object({
  /** What the clock showed at `realAt`, and how fast it has run since; scale 0 is a frozen clock. */
  shownAt: z.int(),
  realAt: z.int(),
  scale: z.number().check(z.gte(0), z.lte(3600)),
});
export type ClockState = z.output<typeof ClockState>;

/** The backend's own time. But for a restart it never goes back: what happened stays in the past. */
export interface Clock {
  now(): number;
  /** Begins anew, at the present unless told otherwise. */
  restart(options?: Omit<ClockOptions, 'realNow'>): void;
  advance(byMs: number): void;
  setScale(scale: number): void;
  state(): ClockState;
  restore(state: ClockState): void;
}

/** How many real milliseconds have passed since; of use where work is cut into slices, and nowhere else. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}

export interface ClockOptions {
  startAt?: number | undefined;
  scale?: number | undefined;
  /** Real milliseconds; only this file reads the machine's clock. */
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
