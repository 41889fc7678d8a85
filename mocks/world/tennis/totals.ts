import { setsWon } from './chances.ts';
import type { TennisState } from './play.ts';
import { createGameChances, type Serving, type SetState } from './serving.ts';

/** Chances of a set's results, by number of games: won by home, and by away. */
interface SetEnds {
  home: readonly number[];
  away: readonly number[];
}

const LOVE = [0, 0] as const;
/** Six all plus the tie-break, which counts as one game. */
const MOST_GAMES = 13;

/** Games of the match so far, both players' together. */
export function gamesPlayed({ sets, games }: TennisState): number {
  const over = sets.reduce((sum, [home, away]) => sum + home + away, 0);
  return over + games[0] + games[1];
}

/** The chance that a match has more games than a line, from any state. */
export function createTotalChances(serving: Serving): (state: TennisState, line: number) => number {
  const endsOf = createSetEnds(serving);
  const fresh = endsOf({ games: LOVE, points: LOVE, isHomeServing: true });

  const isOver = (home: number, away: number, played: number, ends: SetEnds, line: number) => {
    if (played > line) return 1;
    if (home === 2 || away === 2) return 0;
    let chance = 0;
    for (let games = 6; games <= MOST_GAMES; games++) {
      const [won = 0, lost = 0] = [ends.home[games], ends.away[games]];
      if (won > 0) chance += won * isOver(home + 1, away, played + games, fresh, line);
      if (lost > 0) chance += lost * isOver(home, away + 1, played + games, fresh, line);
    }
    return chance;
  };

  return (state, line) => {
    if (gamesPlayed(state) > line) return 1;
    const inSets = state.sets.reduce((sum, [home, away]) => sum + home + away, 0);
    return isOver(...setsWon(state), inSets, endsOf(state), line);
  };
}

function createSetEnds(serving: Serving): (state: SetState) => SetEnds {
  const { game, tiebreak } = createGameChances(serving);
  const known = new Map<number, SetEnds>();

  const ends = ({ games, points, isHomeServing }: SetState): SetEnds => {
    const [home, away] = games;
    const at = home + away;
    if (home === 7 || (home === 6 && away <= 4)) return { home: only(at, 1), away: [] };
    if (away === 7 || (away === 6 && home <= 4)) return { home: [], away: only(at, 1) };
    if (at === 12) {
      const wins = tiebreak(points[0], points[1], isHomeServing);
      return { home: only(MOST_GAMES, wins), away: only(MOST_GAMES, 1 - wins) };
    }
    const isFresh = points[0] + points[1] === 0;
    const place = (home * 10 + away) * 2 + (isHomeServing ? 1 : 0);
    const before = isFresh ? known.get(place) : undefined;
    if (before) return before;
    const wins = game(points, isHomeServing);
    const next = (to: [number, number]) =>
      ends({ games: to, points: LOVE, isHomeServing: !isHomeServing });
    const [won, lost] = [next([home + 1, away]), next([home, away + 1])];
    const mixed = (side: keyof SetEnds) =>
      Array.from(
        { length: MOST_GAMES + 1 },
        (_, number) => wins * (won[side][number] ?? 0) + (1 - wins) * (lost[side][number] ?? 0),
      );
    const found = { home: mixed('home'), away: mixed('away') };
    if (isFresh) known.set(place, found);
    return found;
  };
  return ends;
}

function only(games: number, chance: number): number[] {
  return Array.from({ length: games + 1 }, (_, number) => (number === games ? chance : 0));
}
