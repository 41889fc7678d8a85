import type { TennisState } from './play.ts';
import { createSetChances, type Serving } from './serving.ts';

/** The possible results of a match in sets. */
export const SET_SCORES = [
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
] as const;

export interface TennisChances {
  /** Chances of home and of away. */
  match(state: TennisState): number[];
  /** The chance of each set score. */
  scores(state: TennisState): number[];
  /** Chances of home and of away to win the set with this index. */
  set(state: TennisState, index: number): number[];
}

/** Sets won by home and by away. */
export function setsWon({ sets }: TennisState): [number, number] {
  const home = sets.filter(([one, other]) => one > other).length;
  return [home, sets.length - home];
}

export function createTennisChances(serving: Serving): TennisChances {
  const setChance = createSetChances(serving);
  // Who serves first in a set changes the price by less than a tick.
  const fresh = setChance({ games: [0, 0], points: [0, 0], isHomeServing: true });

  const scores = (state: TennisState): number[] => {
    const now = setChance(state);
    const reach = (home: number, away: number, chance: number): number[] => {
      if (home === 2 || away === 2) {
        return SET_SCORES.map((score) => (score[0] === home && score[1] === away ? chance : 0));
      }
      // Only the current set has a score; later ones start at zero.
      const wins = home + away === state.sets.length ? now : fresh;
      const won = reach(home + 1, away, chance * wins);
      const lost = reach(home, away + 1, chance * (1 - wins));
      return won.map((share, index) => share + (lost[index] ?? 0));
    };
    return reach(...setsWon(state), 1);
  };
  return {
    scores,
    match(state) {
      const [straight = 0, deciding = 0] = scores(state);
      return [straight + deciding, 1 - straight - deciding];
    },
    set(state, index) {
      const wins = state.sets.length === index ? setChance(state) : fresh;
      return [wins, 1 - wins];
    },
  };
}
