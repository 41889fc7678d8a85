import type { SportId } from '../../../src/contract/betting/market.ts';
import type { TableRow } from '../../../src/contract/betting/statistics.ts';
import type { Side } from '../finished.ts';
import type { Played } from './history.ts';

/** What a win is worth, and a match that nobody won. */
const POINTS: Record<SportId, { won: number; drawn: number }> = {
  1: { won: 3, drawn: 1 },
  2: { won: 1, drawn: 0 },
  4: { won: 2, drawn: 1 },
};
const CRICKET = 4;

/** A league's table, best first, from the matches that are over. */
export function tableOf(
  sportId: SportId,
  sides: readonly string[],
  played: readonly Played[],
): TableRow[] {
  // What was not played out counts for nobody, but in cricket a match without a result is shared.
  const counting = played.filter(
    ({ end }) => sportId !== 1 || (end.note !== 'abandoned' && end.note !== 'postponed'),
  );
  const { won, drawn } = POINTS[sportId];
  return countOf(
    sides,
    counting.map(({ tie, end }) => ({ home: tie.home, away: tie.away, ...end })),
  )
    .map((row) => ({ ...row, points: row.won * won + row.drawn * drawn }))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.won - one.won ||
        difference(other) - difference(one) ||
        other.scored - one.scored ||
        one.side.localeCompare(other.side),
    )
    .map(({ scored, conceded, ...row }) =>
      sportId === CRICKET ? row : { ...row, scored, conceded },
    );
}

interface Ended {
  home: string;
  away: string;
  points: readonly [home: number, away: number];
  winner?: Side | undefined;
}

/** What each side has played, won, drawn, lost, scored and conceded, in the order of `sides`. */
export function countOf(sides: readonly string[], matches: readonly Ended[]) {
  const table = new Map(sides.map((side) => [side, empty(side)]));
  for (const { points, winner, ...match } of matches) {
    for (const [team, own, others] of [
      ['home', 0, 1],
      ['away', 1, 0],
    ] as const) {
      const row = table.get(match[team]);
      if (!row) continue;
      row.played += 1;
      row.scored += points[own];
      row.conceded += points[others];
      row[resultFor(team, winner)] += 1;
    }
  }
  return [...table.values()];
}

function resultFor(team: Side, winner: Side | undefined): 'won' | 'drawn' | 'lost' {
  return winner === undefined ? 'drawn' : winner === team ? 'won' : 'lost';
}

function difference({ scored, conceded }: { scored: number; conceded: number }): number {
  return scored - conceded;
}

function empty(side: string) {
  return { side, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 };
}
