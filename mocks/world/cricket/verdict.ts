import type { Innings, Side } from './innings.ts';
import { WICKETS } from './resources.ts';

const MINUTE_MS = 60_000;
const SUPER_OVER_MS = 18 * MINUTE_MS;
const RAIN_MS = 35 * MINUTE_MS;

/** How a match ended. */
export interface Verdict {
  /** Undefined after a tie without a super over, or when rain ended the match. */
  winner?: Side;
  isTied: boolean;
  isAbandoned: boolean;
  /** From the last ball to the end of the match: a super over, or waiting for the rain to stop. */
  haltMs: number;
}

/**
 * Decides a match. `lastBall`: rain came after this many legal balls of the chase, unless the match was over
 * by then.
 */
export function verdictOf(
  [first, second]: readonly [Innings, Innings],
  rules: { hasSuperOver: boolean; superOver: Side; lastBall: number },
): Verdict {
  const isReached = second.total > first.total;
  const isStopped = second.balls.at(-1)?.legalBalls === rules.lastBall;
  if (isStopped && !isReached && second.wickets < WICKETS) {
    return { isTied: false, isAbandoned: true, haltMs: RAIN_MS };
  }
  if (second.total !== first.total) {
    const winner = isReached ? second.batting : first.batting;
    return { winner, isTied: false, isAbandoned: false, haltMs: 0 };
  }
  if (!rules.hasSuperOver) return { isTied: true, isAbandoned: false, haltMs: 0 };
  return { winner: rules.superOver, isTied: true, isAbandoned: false, haltMs: SUPER_OVER_MS };
}
