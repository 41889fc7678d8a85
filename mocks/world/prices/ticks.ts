import { mix, unit } from '../chance/hash.ts';

const MINUTE_MS = 60_000;
export const LISTED_AHEAD_MS = 5 * 24 * 60 * MINUTE_MS;

// Each slot has one tick, delayed by up to its jitter: every 30–120 s before play, every 1–3 s in play.
const BEFORE = { slotMs: 75_000, jitterMs: 45_000 };
const IN_PLAY = { slotMs: 2_000, jitterMs: 1_000 };

interface Rhythm {
  slotMs: number;
  jitterMs: number;
}

/** When the exchange prices of one match move. */
export interface Ticks {
  /** Number of ticks so far. Computed, not stored, so that a jump in time costs nothing. */
  countAt(at: number): number;
  /** The first tick after `at`; infinite once play is over. */
  nextAfter(at: number): number;
  /** The last tick up to `at` of every so many of them; minus infinity before the first. */
  lastAt(at: number, every: number): number;
}

/** The ticks of one match, from its random key. */
export function createTicks(key: number, startsAt: number, endsAt: number): Ticks {
  const from = startsAt - LISTED_AHEAD_MS;
  const beforeKey = mix(key, 1);
  const inPlayKey = mix(key, 2);

  const time = (origin: number, rhythm: Rhythm, rhythmKey: number, index: number) =>
    origin + index * rhythm.slotMs + Math.floor(unit(rhythmKey, index) * rhythm.jitterMs);
  const count = (origin: number, rhythm: Rhythm, rhythmKey: number, at: number) => {
    if (at < origin) return 0;
    const slot = Math.floor((at - origin) / rhythm.slotMs);
    return time(origin, rhythm, rhythmKey, slot) <= at ? slot + 1 : slot;
  };
  const before = (at: number) => count(from, BEFORE, beforeKey, Math.min(at, startsAt - 1));
  const inPlay = (at: number) => count(startsAt, IN_PLAY, inPlayKey, Math.min(at, endsAt - 1));

  const countAt = (at: number) => before(at) + inPlay(at);
  const countBefore = before(startsAt);

  return {
    countAt,
    lastAt(at, every) {
      const last = countAt(at);
      const number = last - (last % every);
      if (number === 0) return Number.NEGATIVE_INFINITY;
      return number <= countBefore
        ? time(from, BEFORE, beforeKey, number - 1)
        : time(startsAt, IN_PLAY, inPlayKey, number - countBefore - 1);
    },
    nextAfter(at) {
      if (at < startsAt) {
        const next = time(from, BEFORE, beforeKey, before(Math.max(at, from - 1)));
        if (next < startsAt) return next;
      }
      const next = time(startsAt, IN_PLAY, inPlayKey, inPlay(at));
      return next < endsAt ? next : Number.POSITIVE_INFINITY;
    },
  };
}
