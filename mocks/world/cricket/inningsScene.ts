import type { Beat } from '../beats.ts';
import { textKey } from '../chance/hash.ts';
import type { MarketPlan } from '../markets/marketPlan.ts';
import type { Ball } from './ball.ts';
import type { Position } from './delivery.ts';
import type { Innings } from './innings.ts';
import type { CricketPlay, CricketState } from './play.ts';
import type { Resources } from './resources.ts';

const MINUTE_MS = 60_000;
const AFTER_TOSS_MS = 3 * MINUTE_MS;
const BEFORE_CHASE_MS = 10 * MINUTE_MS;
const SHORT_LIFE_MS = 25 * MINUTE_MS;
const TURNOVER_NAIRA = 400;

/** One innings, as its fancy markets need it. */
export interface InningsScene {
  gameId: string;
  key: number;
  number: 0 | 1;
  side: string;
  innings: Innings;
  resources: Resources;
  batters: readonly string[];
  overs: number;
  /** Runs that win the match; infinite in the first innings. */
  target: number;
  isAbandoned: boolean;
  beats: readonly Beat[];
  /** When the innings' markets are first listed, and when they open. */
  listedAt: number;
  opensAt: number;
  stateOf(index: number): CricketState;
  /** Where the innings stands in a state of play. */
  positionOf(index: number): Position;
  /** The last ball bowled in a state of play; undefined before the first. */
  ballIndexOf(state: number): number;
}

export function createScene(
  play: CricketPlay,
  number: 0 | 1,
  side: string,
  match: { gameId: string; key: number; beats: readonly Beat[] },
): InningsScene {
  const [first] = play.innings;
  const offset = number === 0 ? 1 : first.balls.length + 2;
  const [fresh] = play.states;
  const target = number === 0 ? Number.POSITIVE_INFINITY : play.target;
  const stateOf = (index: number) => {
    const state = play.states[index] ?? fresh;
    if (!state) throw new RangeError('A match without states');
    return state;
  };
  return {
    ...match,
    number,
    side,
    innings: play.innings[number],
    resources: play.resources[number],
    batters: play.batters[number],
    overs: play.overs,
    target,
    isAbandoned: number === 1 && play.isAbandoned,
    listedAt: number === 0 ? play.tossAt : first.endsAt,
    opensAt: number === 0 ? play.tossAt + AFTER_TOSS_MS : first.endsAt + BEFORE_CHASE_MS,
    stateOf,
    positionOf(index) {
      const { total, wickets, ballsLeft } = stateOf(index);
      return { wickets, ballsLeft, needed: target - total };
    },
    ballIndexOf: (state) => state - offset,
  };
}

/** The ball that completes this many legal ones: the end of that over. */
export function ballEnding(innings: Innings, legalBalls: number): Ball | undefined {
  return innings.balls.find((ball) => ball.legalBalls >= legalBalls);
}

type Frame = Pick<
  MarketPlan,
  'marketId' | 'beats' | 'everyTicks' | 'turnoverNaira' | 'listedAt' | 'opensAt' | 'closesAt'
>;

/** What all fancy markets of an innings share: they are priced by the play alone and stay open to its end. */
export function frame(scene: InningsScene, id: string): Frame & { bookKey: number } {
  const marketId = `${scene.gameId}:i${scene.number + 1}${id}`;
  return {
    marketId,
    bookKey: textKey(marketId, scene.key),
    beats: scene.beats,
    everyTicks: 0,
    turnoverNaira: TURNOVER_NAIRA,
    listedAt: scene.listedAt,
    opensAt: scene.opensAt,
    closesAt: scene.innings.endsAt,
  };
}

/** The dates of a market that is over within minutes and is delisted soon after. */
export function shortLife(opensAt: number, closesAt: number) {
  return { listedAt: opensAt, opensAt, closesAt, delistsAt: closesAt + SHORT_LIFE_MS };
}
