import type { SoccerState } from './state.ts';

const MOST_GOALS = 9;

/** Chances of no goal, one, two and so on. */
export function poisson(mean: number): number[] {
  const shares = [Math.exp(-mean)];
  for (let goals = 1; goals < MOST_GOALS; goals++) {
    shares.push(((shares[goals - 1] ?? 0) * mean) / goals);
  }
  return shares;
}

/** Chances of a home win, a draw and an away win. */
export function resultChances(state: SoccerState): number[] {
  const home = poisson(state.homeToCome);
  const away = poisson(state.awayToCome);
  const chances = [0, 0, 0];
  home.forEach((homeShare, more) => {
    away.forEach((awayShare, other) => {
      const lead = state.home + more - state.away - other;
      const runner = lead > 0 ? 0 : lead === 0 ? 1 : 2;
      chances[runner] = (chances[runner] ?? 0) + homeShare * awayShare;
    });
  });
  return chances;
}

/** Chances of at most this many goals, and of more. */
export function goalsChances(state: SoccerState, goals: number): number[] {
  const room = goals - state.home - state.away;
  const under = poisson(state.homeToCome + state.awayToCome)
    .slice(0, Math.max(0, room + 1))
    .reduce((sum, share) => sum + share, 0);
  return [under, 1 - under];
}

/** Chances that both sides score, and that they do not. */
export function bothScoreChances(state: SoccerState): number[] {
  const home = state.home > 0 ? 1 : 1 - Math.exp(-state.homeToCome);
  const away = state.away > 0 ? 1 : 1 - Math.exp(-state.awayToCome);
  return [home * away, 1 - home * away];
}
