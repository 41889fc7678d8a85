import { beatsOfPlay } from '../beats.ts';
import { once } from '../chance/once.ts';
import type { Fixture } from '../fixtures.ts';
import { type Game, gameFrom } from '../game.ts';
import { lastAtOrBefore } from '../lastAtOrBefore.ts';
import { combinedPlan } from './combined.ts';
import { couponPlan } from './coupons.ts';
import { specsOf } from './house/specs.ts';
import { liveFigures } from './liveFigures.ts';
import { soccerMarkets } from './markets.ts';
import { createModel } from './model/model.ts';
import { playSoccer } from './play.ts';
import { soccerScore } from './score.ts';

export function createSoccerGame(fixture: Fixture): Game {
  const play = playSoccer(fixture);
  const figures = once(() => liveFigures(fixture, play));
  const model = createModel(fixture);
  const specs = once(() => {
    const [before] = play.states;
    return before ? specsOf(fixture, before, model) : [];
  });
  const beats = beatsOfPlay(fixture.startsAt, play);
  return gameFrom({
    fixture,
    endsAt: play.endsAt,
    hasBookmaker: fixture.competition.isLeading,
    hasFancy: false,
    ...soccerMarkets(fixture, play, beats, model),
    couponMarkets: () => specs().map((spec) => couponPlan(spec, fixture, play, beats, model)),
    combined: (name, parts) => combinedPlan(name, parts, specs(), fixture, play, beats, model),
    scores: () =>
      play.states
        .slice(1)
        .map((state) => ({ at: state.at, score: () => soccerScore(fixture, state) })),
    boardAt(at) {
      const [home, away] = play.states[lastAtOrBefore(play.states, at)]?.redCards ?? [0, 0];
      return { redCards: [home, away] };
    },
    incidents: () => play.incidents,
    figuresAt: (at) => figures()(at),
  });
}
