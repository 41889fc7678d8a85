import type { PlayedMatch } from '../../contract/betting/statistics.ts';

export interface Outcome {
  /** What a chip shows. */
  letter: 'W' | 'D' | 'L' | '–';
  /** What it says. */
  word: 'Won' | 'Drew' | 'Lost' | 'No result';
}

const NO_RESULT = /no result|postponed|abandoned/i;

/** How a match that is over ended for one of its sides. Penalties decide who goes on, not the match. */
export function outcomeOf({ home, winner, note = '' }: PlayedMatch, side: string): Outcome {
  if (winner !== 'none') {
    const isWon = (winner === 'home') === (home === side);
    return isWon ? { letter: 'W', word: 'Won' } : { letter: 'L', word: 'Lost' };
  }
  if (NO_RESULT.test(note)) return { letter: '–', word: 'No result' };
  return { letter: 'D', word: 'Drew' };
}
