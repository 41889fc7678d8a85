import { beatsOfPlay } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import { type Game, gameFrom, type Incident } from '../game.ts';
import { lastAtOrBefore } from '../lastAtOrBefore.ts';
import { tennisCoupons } from './coupons.ts';
import { tennisMarkets } from './markets.ts';
import { playTennis, type TennisPlay } from './play.ts';
import { tennisBoard, tennisScore } from './score.ts';

export function createTennisGame(fixture: Fixture): Game {
  const play = playTennis(fixture);
  const beats = beatsOfPlay(fixture.startsAt, play);
  return gameFrom({
    fixture,
    endsAt: play.endsAt,
    hasBookmaker: false,
    hasFancy: false,
    ...tennisMarkets(fixture, play, beats),
    couponMarkets: () => tennisCoupons(fixture, play, beats),
    scores: () =>
      play.states
        .slice(1)
        .map((state) => ({ at: state.at, score: () => tennisScore(fixture, play, state) })),
    boardAt: (at) => tennisBoard(play.states[lastAtOrBefore(play.states, at)]),
    incidents: () => incidents(play),
  });
}

function incidents({ states, retired, endsAt }: TennisPlay): Incident[] {
  const sets = states.filter(
    (state, index) => state.sets.length > (states[index - 1]?.sets.length ?? 0),
  );
  return [
    ...sets.map((state): Incident => ({ at: state.at, what: 'set' })),
    ...(retired ? [{ at: endsAt, what: 'retirement' } as const] : []),
  ];
}
