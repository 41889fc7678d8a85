import type { VirtualStanding } from '../../../src/contract/casino/virtuals.ts';
import { countOf } from '../statistics/table.ts';

export interface Played {
  home: string;
  away: string;
  score: readonly [home: number, away: number];
}

/** The table after some matches: points, then goal difference, then goals, then the name. */
export function standingsOf(
  clubs: readonly string[],
  matches: readonly Played[],
): VirtualStanding[] {
  const ended = matches.map(({ score, ...match }) => ({
    ...match,
    points: score,
    winner: winnerOf(score),
  }));
  return countOf(clubs, ended)
    .map(({ side, scored, conceded, ...row }) => ({
      club: side,
      ...row,
      goalsFor: scored,
      goalsAgainst: conceded,
      points: row.won * 3 + row.drawn,
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        difference(b) - difference(a) ||
        b.goalsFor - a.goalsFor ||
        a.club.localeCompare(b.club),
    );
}

function winnerOf([home, away]: Played['score']): 'home' | 'away' | undefined {
  if (home === away) return undefined;
  return home > away ? 'home' : 'away';
}

function difference({ goalsFor, goalsAgainst }: VirtualStanding): number {
  return goalsFor - goalsAgainst;
}
