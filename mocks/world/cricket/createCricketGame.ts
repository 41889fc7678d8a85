import { createBeats, type Lock } from '../beats.ts';
import { once } from '../chance/once.ts';
import type { Fixture } from '../fixtures.ts';
import { type Game, gameFrom } from '../game.ts';
import { batterPlans } from './batterRuns.ts';
import { cricketCoupons } from './coupons.ts';
import { cricketBoard } from './cricketBoard.ts';
import { createScene } from './inningsScene.ts';
import { cricketMatchMarkets } from './matchMarkets.ts';
import { oddEvenPlan } from './oddEven.ts';
import { type CricketPlay, playCricket } from './play.ts';
import { cricketScores } from './score.ts';
import { createScorecard } from './scorecard.ts';
import { overPlans, sessionPlans } from './sessions.ts';
import { fallPlans, wicketWindowPlans } from './wickets.ts';

const TURN_IN_PLAY_MS = 20_000;

export function createCricketGame(fixture: Fixture): Game {
  const { gameId, key } = fixture;
  const play = playCricket(fixture);
  const starts = play.states.map((state) => state.at);
  const stops = suspensions(play, fixture.startsAt);
  // The exchange is suspended only for wickets; bookmaker and fancy markets also lock while a ball runs.
  const exchangeBeats = createBeats(starts, stops);
  const fancyBeats = once(() => createBeats(starts, [...stops, ...play.balls.map(running)]));
  const { matchOdds, otherMarkets } = cricketMatchMarkets(fixture, play, exchangeBeats);

  const scorecardAt = createScorecard(fixture, play);

  const inningsMarkets = (number: 0 | 1) => {
    const side = fixture[play.innings[number].batting];
    const scene = createScene(play, number, side, { gameId, key, beats: fancyBeats() });
    return [
      ...sessionPlans(scene),
      ...overPlans(scene),
      ...batterPlans(scene),
      ...fallPlans(scene),
      ...wicketWindowPlans(scene),
      oddEvenPlan(scene),
    ];
  };
  return gameFrom({
    fixture,
    endsAt: play.endsAt,
    hasBookmaker: true,
    hasFancy: true,
    matchOdds,
    otherMarkets: () => [...otherMarkets(fancyBeats()), ...inningsMarkets(0), ...inningsMarkets(1)],
    couponMarkets: () => cricketCoupons(fixture, play, exchangeBeats),
    scores: () => cricketScores(fixture, play),
    scorecardAt,
    boardAt: (at) => cricketBoard(scorecardAt(at)),
    incidents: () =>
      play.balls
        .filter((ball) => ball.isWicket)
        .map((ball) => ({ at: ball.endsAt, what: 'wicket' })),
  });
}

function suspensions(play: CricketPlay, startsAt: number): Lock[] {
  const stretches = [
    [startsAt, startsAt + TURN_IN_PLAY_MS],
    ...play.balls
      .filter((ball) => ball.pricedAt > ball.endsAt)
      .map((ball) => [ball.endsAt, ball.pricedAt] as const),
    ...(play.haltMs > 0 ? [[play.lastBallAt, play.endsAt] as const] : []),
  ] as const;
  return stretches.map(([from, to]) => ({ from, to, status: 'suspended' }));
}

function running(ball: CricketPlay['balls'][number]): Lock {
  return { from: ball.bowledAt, to: ball.endsAt, status: 'ball_running' };
}
