import type { Side } from '../state.ts';

/**
 * Four counts. Of goals and corners: home and away in the first half, home and away in the second. Of cards: yellow
 * of home and away, red of home and away.
 */
export type Counts = readonly [number, number, number, number];

export type Verdict = boolean | 'void';

/** What a selection says will have happened. Its price and its result both come from this. */
export interface Bet {
  about: 'goals' | 'corners' | 'cards';
  /**
   * What of the counts it looks at, so that no more is worked out: the sums of the match, one half alone, or all
   * four. For cards the halves are the colours.
   */
  span: 'match' | 'first' | 'second' | 'all';
  /** Whether these counts at the end make it win. Missing: they do not matter. */
  wins?(home1: number, away1: number, home2: number, away2: number): Verdict;
  /** Goals only: the side that scores first, or last. */
  first?: Side | 'nobody';
  last?: Side | 'nobody';
  /** Goals only: the side that scores next. */
  next?: Side | 'nobody';
  /** Goals only: a player who scores, and the one who scores first. */
  scorer?: string;
  firstScorer?: string;
}
