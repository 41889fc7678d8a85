/** Each player's chance to win a point on serve. */
export interface Serving {
  home: number;
  away: number;
}

/** The current set's games and points, and who serves; in a tie-break, who served first in it. */
export interface SetState {
  games: readonly [home: number, away: number];
  points: readonly [home: number, away: number];
  isHomeServing: boolean;
}

const LOVE = [0, 0] as const;

/** The server's chance to win the game from this score. */
function hold(serve: number, server: number, receiver: number): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && server === receiver) {
    return serve ** 2 / (serve ** 2 + (1 - serve) ** 2);
  }
  return (
    serve * hold(serve, server + 1, receiver) + (1 - serve) * hold(serve, server, receiver + 1)
  );
}

/** Whether home serves the next point of a tie-break: one point, then two each in turn. */
export function servesInTiebreak(isHomeFirst: boolean, played: number): boolean {
  return Math.floor((played + 1) / 2) % 2 === 0 ? isHomeFirst : !isHomeFirst;
}

/** Home's chances to win the current game or tie-break, by its score in points. */
interface GameChances {
  game(points: readonly [number, number], isHomeServing: boolean): number;
  tiebreak(home: number, away: number, isHomeFirst: boolean): number;
}

export function createGameChances(serving: Serving): GameChances {
  const knownTiebreaks = new Map<number, number>();

  const tiebreak = (home: number, away: number, isHomeFirst: boolean): number => {
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    if (home >= 6 && home === away) {
      const both = serving.home * (1 - serving.away);
      const none = (1 - serving.home) * serving.away;
      return both / (both + none);
    }
    const place = (home * 100 + away) * 2 + (isHomeFirst ? 1 : 0);
    const known = knownTiebreaks.get(place);
    if (known !== undefined) return known;
    const point = servesInTiebreak(isHomeFirst, home + away) ? serving.home : 1 - serving.away;
    const chance =
      point * tiebreak(home + 1, away, isHomeFirst) +
      (1 - point) * tiebreak(home, away + 1, isHomeFirst);
    knownTiebreaks.set(place, chance);
    return chance;
  };

  const game = (points: readonly [number, number], isHomeServing: boolean) =>
    isHomeServing
      ? hold(serving.home, points[0], points[1])
      : 1 - hold(serving.away, points[1], points[0]);

  return { game, tiebreak };
}

/** Home's chance to win the set, with points independent. Computed once for each score in games. */
export function createSetChances(serving: Serving): (state: SetState) => number {
  const knownSets = new Map<number, number>();
  const { game, tiebreak } = createGameChances(serving);

  const set = ({ games, points, isHomeServing }: SetState): number => {
    const [home, away] = games;
    if (home === 7 || (home === 6 && away <= 4)) return 1;
    if (away === 7 || (away === 6 && home <= 4)) return 0;
    if (home === 6 && away === 6) return tiebreak(points[0], points[1], isHomeServing);
    const isFresh = points[0] + points[1] === 0;
    const place = (home * 10 + away) * 2 + (isHomeServing ? 1 : 0);
    const known = isFresh ? knownSets.get(place) : undefined;
    if (known !== undefined) return known;
    const won = game(points, isHomeServing);
    const after = (next: [number, number]) =>
      set({ games: next, points: LOVE, isHomeServing: !isHomeServing });
    const chance = won * after([home + 1, away]) + (1 - won) * after([home, away + 1]);
    if (isFresh) knownSets.set(place, chance);
    return chance;
  };

  return set;
}
