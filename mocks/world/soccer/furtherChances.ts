import {
  CORRECT_SCORES,
  correctScore,
  HALF_TIME_FULL_TIMES,
  halfTimeFullTime,
} from '../../../src/domain/market/soccerResult.ts';
import { poisson, resultChances } from './chances.ts';
import type { SoccerState } from './state.ts';

/** Calls with each number of goals of both sides and its chance. */
function eachScore(
  home: number,
  away: number,
  take: (home: number, away: number, chance: number) => void,
): void {
  const aways = poisson(away);
  poisson(home).forEach((share, goals) => {
    aways.forEach((other, against) => {
      take(goals, against, share * other);
    });
  });
}

/** Chances of each correct score, in the order of `CORRECT_SCORES`. */
export function correctScoreChances(state: SoccerState): number[] {
  const sums = new Map<string, number>();
  eachScore(state.homeToCome, state.awayToCome, (home, away, chance) => {
    const runner = correctScore([state.home + home, state.away + away]);
    sums.set(runner, (sums.get(runner) ?? 0) + chance);
  });
  return CORRECT_SCORES.map((runner) => sums.get(runner) ?? 0);
}

/** Chances of home, draw and away with a start of so many goals for home. */
export function handicapChances(state: SoccerState, start: number): number[] {
  return resultChances({ ...state, home: state.home + start });
}

/** Chances of home, draw and away at half-time. */
export function halfTimeChances(state: SoccerState): number[] {
  const [home, away] = state.atHalf ?? [state.home, state.away];
  const { homeToHalf, awayToHalf } = state;
  return resultChances({ ...state, home, away, homeToCome: homeToHalf, awayToCome: awayToHalf });
}

/** Chances of each pair of results, in the order of `HALF_TIME_FULL_TIMES`. */
export function halfTimeFullTimeChances(state: SoccerState): number[] {
  const { homeToHalf, awayToHalf, homeToCome, awayToCome } = state;
  const sums = new Map<string, number>();
  // What matters of the second half is by how much one side gains.
  const gains = new Map<number, number>();
  eachScore(homeToCome - homeToHalf, awayToCome - awayToHalf, (home, away, chance) => {
    gains.set(home - away, (gains.get(home - away) ?? 0) + chance);
  });
  eachScore(homeToHalf, awayToHalf, (home, away, chance) => {
    const now = [state.home + home, state.away + away] as const;
    const half = state.atHalf ?? now;
    for (const [gain, share] of gains) {
      const runner = halfTimeFullTime(half, [now[0] + gain, now[1]]);
      sums.set(runner, (sums.get(runner) ?? 0) + chance * share);
    }
  });
  return HALF_TIME_FULL_TIMES.map((runner) => sums.get(runner) ?? 0);
}

/** Chances that home or away scores next, or nobody. */
export function nextGoalChances({ homeToCome, awayToCome }: SoccerState): number[] {
  const toCome = homeToCome + awayToCome;
  const none = Math.exp(-toCome);
  if (toCome === 0) return [0, 0, 1];
  return [(homeToCome / toCome) * (1 - none), (awayToCome / toCome) * (1 - none), none];
}
