import type { Random } from '../../engine/random.ts';
import type { Ball } from './ball.ts';
import { createBowlers } from './bowlers.ts';
import type { Delivery, Position } from './delivery.ts';
import { KEEPER } from './lineup.ts';
import { type Resources, WICKETS } from './resources.ts';

export type Side = 'home' | 'away';

export interface Innings {
  batting: Side;
  balls: Ball[];
  total: number;
  wickets: number;
  endsAt: number;
}

export interface InningsSetting {
  innings: number;
  batting: Side;
  overs: number;
  startsAt: number;
  resources: Resources;
  batters: readonly string[];
  fielders: readonly string[];
  /** Runs that win the match. */
  target: number;
  /** Rain ends the innings after this many legal balls. */
  lastBall: number;
}

const SECOND_MS = 1000;
const LAST_BATTER = 10;
const HURT_CHANCE = 0.0002;
const REVIEW_CHANCE = 0.004;

/** Plays an innings: about 35 seconds a ball, of which it is in motion for four to eight. */
export function playInnings(setting: InningsSetting, random: Random): Innings {
  const { innings, overs, resources, target } = setting;
  const between = (from: number, to: number) =>
    Math.round((from + random.next() * (to - from)) * SECOND_MS);
  const bowlers = createBowlers(overs, random);
  const balls: Ball[] = [];
  let at = setting.startsAt;
  let total = 0;
  let wickets = 0;
  let legalBalls = 0;
  let striker = 0;
  let partner = 1;
  let next = 2;
  let bowler = bowlers.next();

  while (legalBalls < Math.min(overs * 6, setting.lastBall) && total < target) {
    const ballsLeft = overs * 6 - legalBalls;
    const position = { ballsLeft, wickets, needed: target - total };
    const delivery = draw(resources, position, random);
    const endsAt = at + between(4, 8);
    const isHurt = !delivery.isWicket && next <= LAST_BATTER && random.next() < HURT_CHANCE;
    const isStopped = delivery.isWicket || isHurt || random.next() < REVIEW_CHANCE;
    total += delivery.runs;
    if (delivery.isWicket) wickets += 1;
    if (delivery.isLegal) legalBalls += 1;
    balls.push({
      // Fields are written out, because spreading made playing a day of matches four times slower.
      symbol: delivery.symbol,
      runs: delivery.runs,
      batterRuns: delivery.batterRuns,
      isLegal: delivery.isLegal,
      isWicket: delivery.isWicket,
      innings,
      bowledAt: at,
      endsAt,
      over: Math.floor((legalBalls - (delivery.isLegal ? 1 : 0)) / 6),
      striker,
      bowler,
      howOut: delivery.isWicket ? howOut(setting.fielders, bowler, random) : undefined,
      isHurt,
      pricedAt: isStopped ? endsAt + between(10, 60) : endsAt,
      total,
      wickets,
      legalBalls,
    });
    at += between(27, 43) + (isStopped ? between(60, 75) : 0);
    if (delivery.isWicket || isHurt) {
      if (next > LAST_BATTER || wickets === WICKETS) break;
      striker = next;
      next += 1;
    }
    const isOverDone = delivery.isLegal && legalBalls % 6 === 0;
    const doCross = delivery.batterRuns % 2 === 1 || delivery.symbol === 'Lb';
    if (doCross !== isOverDone) [striker, partner] = [partner, striker];
    if (isOverDone) {
      bowler = bowlers.next();
      // A drinks break about every ten overs.
      at += between(20, 40) + (legalBalls % 60 === 0 ? between(120, 180) : 0);
    }
  }
  const endsAt = balls.at(-1)?.endsAt ?? at;
  return { batting: setting.batting, balls, total, wickets, endsAt };
}

function draw(resources: Resources, position: Position, random: Random): Delivery {
  const shares = resources.shares(position);
  let left = random.next();
  for (const { delivery, share } of shares) {
    left -= share;
    if (left < 0) return delivery;
  }
  const [last] = shares.slice(-1);
  if (!last) throw new RangeError('A delivery has no way to end');
  return last.delivery;
}

function howOut(fielders: readonly string[], bowler: number, random: Random): string {
  const by = `b ${fielders[bowler]}`;
  const fielder = fielders[Math.floor(random.next() * fielders.length)];
  const way = random.next();
  if (way < 0.16) return `c ${fielders[KEEPER]} ${by}`;
  if (way < 0.55) return fielder === fielders[bowler] ? `c & ${by}` : `c ${fielder} ${by}`;
  if (way < 0.78) return by;
  if (way < 0.92) return `lbw ${by}`;
  return `st ${fielders[KEEPER]} ${by}`;
}
