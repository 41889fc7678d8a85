import type { Score } from '../../../src/contract/market.ts';
import type { Fixture } from '../fixtures.ts';
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
  const [home, away] = state.games;
  const isTiebreak = home === 6 && away === 6;
  const isHomeServing = isTiebreak
    ? servesInTiebreak(state.isHomeServing, state.points[0] + state.points[1])
    : state.isHomeServing;
  const server = fixture[isHomeServing ? 'home' : 'away'].split(' ').at(-1);
  const call = pointsCall(state.points, isTiebreak);
  return `${isTiebreak ? 'Tie-break ' : ''}${call} · ${server} serving`;
}
