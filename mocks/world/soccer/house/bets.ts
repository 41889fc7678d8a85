import type { Bet, Verdict } from '../model/bet.ts';
import type { Side } from '../state.ts';

type Wins = (home: number, away: number) => Verdict;
type About = Bet['about'];

/** A bet on what both sides have at the end. */
export const ofMatch = (wins: Wins, about: About = 'goals'): Bet => ({
  about,
  span: 'match',
  wins: (a, b, c, d) => wins(a + c, b + d),
});

/** A bet on one half alone. */
export const ofHalf = (half: 1 | 2, wins: Wins, about: About = 'goals'): Bet =>
  half === 1
    ? { about, span: 'first', wins: (a, b) => wins(a, b) }
    : { about, span: 'second', wins: (_, __, c, d) => wins(c, d) };

/** A bet on both halves of the goals, first half first. */
export const ofHalves = (wins: NonNullable<Bet['wins']>): Bet => ({
  about: 'goals',
  span: 'all',
  wins,
});

export const firstGoal = (first: Side | 'nobody'): Bet => ({ about: 'goals', span: 'all', first });
export const lastGoal = (last: Side | 'nobody'): Bet => ({ about: 'goals', span: 'all', last });
export const scores = (scorer: string): Bet => ({ about: 'goals', span: 'match', scorer });
export const scoresFirst = (firstScorer: string): Bet => ({
  about: 'goals',
  span: 'all',
  firstScorer,
});

/** Both bets at once, as one. */
export const both = (one: Bet, other: Bet): Bet => ({
  about: one.about,
  span: one.span === other.span ? one.span : 'all',
  wins: (a, b, c, d) => one.wins?.(a, b, c, d) === true && other.wins?.(a, b, c, d) === true,
});
