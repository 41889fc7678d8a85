import { createBeats } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import { type Game, gameFrom } from '../game.ts';
import { lastAtOrBefore } from '../lastAtOrBefore.ts';
import { soccerCoupons } from './coupons.ts';
import { soccerMarkets } from './markets.ts';
import { playSoccer } from './play.ts';
import { soccerScore } from './score.ts';

const KICK_OFF_MS = 15_000;

export function createSoccerGame(fixture: Fixture): Game {
  const { startsAt } = fixture;
  const play = playSoccer(fixture);
  const beats = createBeats(
    play.states.map((state) => state.at),
    [{ from: startsAt, to: startsAt + KICK_OFF_MS }, ...play.stops].map((stop) => ({
      ...stop,
      status: 'suspended',
    })),
  );
  return gameFrom({
    fixture,
    endsAt: play.endsAt,
    hasBookmaker: fixture.competition.isLeading,
    hasFancy: false,
    ...soccerMarkets(fixture, play, beats),
    couponMarkets: () => soccerCoupons(fixture, play, beats),
    scores: () =>
      play.states.slice(1).map((state) => ({ at: state.at, score: () => soccerScore(state) })),
    boardAt(at) {
      const [home, away] = play.states[lastAtOrBefore(play.states, at)]?.redCards ?? [0, 0];
      return { redCards: [home, away] };
    },
    incidents: () => play.incidents,
  });
}
