import type { VirtualStanding } from '../../../src/contract/casino/virtuals.ts';

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
  const rows = new Map(clubs.map((club) => [club, blank(club)]));
  for (const { home, away, score } of matches) {
    count(rows.get(home), score[0], score[1]);
    count(rows.get(away), score[1], score[0]);
  }
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.goalsFor - a.goalsFor ||
      a.club.localeCompare(b.club),
  );
}

function blank(club: string): VirtualStanding {
  return {
    club,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    points: 0,
  };
}

function difference({ goalsFor, goalsAgainst }: VirtualStanding): number {
  return goalsFor - goalsAgainst;
}

function count(row: VirtualStanding | undefined, scored: number, against: number): void {
  if (!row) return;
  row.played += 1;
  row.goalsFor += scored;
  row.goalsAgainst += against;
  if (scored > against) row.won += 1;
  else if (scored === against) row.drawn += 1;
  else row.lost += 1;
  row.points = row.won * 3 + row.drawn;
}
