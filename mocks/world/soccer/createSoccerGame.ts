import { createBeats } from '../beats.ts';
import type { Fixture } from '../fixtures.ts';
import type { Game } from '../game.ts';
import { createMarket } from '../livingMarket.ts';
import { createTicks } from '../ticks.ts';
import { soccerPlans } from './plans.ts';
import { playSoccer } from './play.ts';
import { soccerScore } from './score.ts';

const KICK_OFF_MS = 15_000;

export function createSoccerGame(fixture: Fixture): Game {
  const { gameId, startsAt } = fixture;
  const play = playSoccer(fixture);
  const beats = createBeats(
    play.states.map((state) => state.at),
    [{ from: startsAt, to: startsAt + KICK_OFF_MS }, ...play.stops].map((stop) => ({
      ...stop,
      status: 'suspended',
    })),
  );
  const match = {
    gameId,
    startsAt,
    endsAt: play.endsAt,
    ticks: createTicks(fixture.key, startsAt, play.endsAt),
  };
  const plans = soccerPlans(fixture, play, beats);
  return {
    fixture,
    endsAt: play.endsAt,
    hasBookmaker: plans.some((plan) => plan.kind === 'bookmaker'),
    hasFancy: false,
    markets: plans.map((plan) => createMarket(plan, match)),
    scores: play.states
      .slice(1)
      .map((state) => ({ at: state.at, score: () => soccerScore(state) })),
  };
}
