import { createRandom } from '../../engine/random.ts';
import { edgeOf } from '../calendar/strengthOf.ts';
import { mix, unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import type { Ball } from './ball.ts';
import { type Innings, playInnings, type Side } from './innings.ts';
import { lineup } from './lineup.ts';
import { type Resources, resourcesOf } from './resources.ts';
import { type Verdict, verdictOf } from './verdict.ts';

/** What prices depend on, from `at` until the next state. */
export interface CricketState {
  at: number;
  innings: number;
  total: number;
  wickets: number;
  ballsLeft: number;
}

export interface CricketPlay extends Verdict {
  overs: number;
  tossAt: number;
  tossWinner: Side;
  innings: readonly [Innings, Innings];
  /** For each innings: the batters, and the runs still to come. */
  batters: readonly [readonly string[], readonly string[]];
  fielders: readonly [readonly string[], readonly string[]];
  resources: readonly [Resources, Resources];
  balls: readonly Ball[];
  /** One before play, one after each ball, and one before the second innings. */
  states: readonly CricketState[];
  target: number;
  /** When rain or a super over delays the end, there are no prices from here on. */
  lastBallAt: number;
  endsAt: number;
}

const MINUTE_MS = 60_000;
const TOSS_AHEAD_MS = 30 * MINUTE_MS;
const RAIN_SHARE = 0.03;

/** Who wins the toss, who bats first, and what each side can make of its innings. */
function beginningOf(fixture: Fixture) {
  const overs = fixture.competition.overs ?? 20;
  const tossWinner: Side = unit(fixture.key, 4) < 0.5 ? 'home' : 'away';
  const other = tossWinner === 'home' ? 'away' : 'home';
  const first: Side = unit(fixture.key, 5) < 0.45 ? tossWinner : other;
  const second: Side = first === 'home' ? 'away' : 'home';
  const strength = strengths(fixture);
  const resources = [
    resourcesOf(overs, strength[first]),
    resourcesOf(overs, strength[second]),
  ] as const;
  return { overs, tossWinner, first, second, resources };
}

/** Works out step by step what the prices of a match need, so that others need not wait. */
export function prepareCricket(fixture: Fixture): Generator<void, void> {
  return beginningOf(fixture).resources[1].prepare();
}

/** Plays a whole match at once. */
export function playCricket(fixture: Fixture): CricketPlay {
  const { overs, tossWinner, first, second, resources } = beginningOf(fixture);
  const random = createRandom(mix(fixture.key, 9));
  const sides = [first, second] as const;
  const eleven = { home: lineup(fixture.home), away: lineup(fixture.away) };

  const setting = (innings: 0 | 1) => ({
    innings,
    batting: sides[innings],
    overs,
    resources: resources[innings],
    batters: eleven[sides[innings]],
    fielders: eleven[sides[1 - innings] ?? second],
  });
  const one = playInnings(
    {
      ...setting(0),
      startsAt: fixture.startsAt + MINUTE_MS,
      target: Number.POSITIVE_INFINITY,
      lastBall: Number.POSITIVE_INFINITY,
    },
    random,
  );
  const target = one.total + 1;
  // With too few overs bowled, the match has no result.
  const rains = random.next() < RAIN_SHARE;
  const lastBall = rains ? 3 + Math.floor(random.next() * overs * 1.2) : Number.POSITIVE_INFINITY;
  const breakMs = (overs > 20 ? 40 : 20) * MINUTE_MS;
  const secondStartsAt = one.endsAt + breakMs;
  const two = playInnings({ ...setting(1), startsAt: secondStartsAt, target, lastBall }, random);
  const superOver: Side = random.next() < 0.5 ? first : second;
  const verdict = verdictOf([one, two], { hasSuperOver: overs === 20, superOver, lastBall });

  const state = (ball: Ball): CricketState => ({
    at: ball.endsAt,
    innings: ball.innings,
    total: ball.total,
    wickets: ball.wickets,
    ballsLeft: overs * 6 - ball.legalBalls,
  });
  const fresh = { total: 0, wickets: 0, ballsLeft: overs * 6 };
  return {
    overs,
    tossAt: fixture.startsAt - TOSS_AHEAD_MS,
    tossWinner,
    innings: [one, two],
    batters: [eleven[first], eleven[second]],
    fielders: [eleven[second], eleven[first]],
    resources,
    balls: [...one.balls, ...two.balls],
    states: [
      { at: Number.NEGATIVE_INFINITY, innings: 0, ...fresh },
      ...one.balls.map(state),
      { at: one.endsAt + MINUTE_MS, innings: 1, ...fresh },
      ...two.balls.map(state),
    ],
    target,
    ...verdict,
    lastBallAt: two.endsAt,
    endsAt: two.endsAt + verdict.haltMs,
  };
}

/** How well each side scores against the other on this pitch; 1 is the format's average. */
function strengths(fixture: Fixture): Record<Side, number> {
  const pitch = 0.92 + unit(fixture.key, 6) * 0.16;
  const edge = edgeOf(fixture.strength) * 0.14;
  return { home: pitch * Math.exp(edge), away: pitch * Math.exp(-edge) };
}
