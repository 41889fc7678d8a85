import type { Score } from '../../../src/contract/betting/market.ts';
import type { Fixture } from '../fixtures.ts';
import type { Board } from '../game.ts';
import type { TennisPlay, TennisState } from './play.ts';
import { pointsCall } from './pointsCall.ts';
import { servesInTiebreak } from './serving.ts';

export function tennisScore(fixture: Fixture, play: TennisPlay, state: TennisState): Score {
  const sets = state.phase === 'ended' && !play.retired ? state.sets : [...state.sets, state.games];
  return {
    line: sets.map(([home, away]) => `${home}–${away}`).join(' '),
    detail: detail(fixture, play, state),
    recent: [...state.recent],
  };
}

function detail(fixture: Fixture, play: TennisPlay, state: TennisState): string {
  if (state.phase === 'ended') {
    return play.retired ? `${fixture[play.retired]} retired` : 'Finished';
  }
  if (state.phase === 'time-out') return 'Medical time-out';
  const isTiebreak = isInTiebreak(state);
  const server = fixture[serverOf(state)].split(' ').at(-1);
  const call = pointsCall(state.points, isTiebreak);
  return `${isTiebreak ? 'Tie-break ' : ''}${call} · ${server} serving`;
}

function isInTiebreak({ games: [home, away] }: TennisState): boolean {
  return home === 6 && away === 6;
}

function serverOf(state: TennisState): 'home' | 'away' {
  const isHomeServing = isInTiebreak(state)
    ? servesInTiebreak(state.isHomeServing, state.points[0] + state.points[1])
    : state.isHomeServing;
  return isHomeServing ? 'home' : 'away';
}

/** Each player's sets, games and points, and who serves. */
export function tennisBoard(state: TennisState | undefined): Board {
  if (!state) return {};
  const [home = '', away = ''] = pointsCall(state.points, isInTiebreak(state)).split('–');
  const sets = [...state.sets, state.games].map(([one, other]): [number, number] => [one, other]);
  return { sets, points: [home, away], serving: serverOf(state) };
}
