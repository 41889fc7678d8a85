import type { Fixture } from '../fixtures.ts';
import type { Ball } from './ball.ts';
import type { CricketPlay } from './play.ts';

/** The current innings, as the match tracker shows it. */
export interface Scorecard {
  batting: string;
  total: number;
  wickets: number;
  /** Legal balls bowled. */
  balls: number;
  target?: number;
  /** All batters so far, in batting order. */
  batters: readonly BatterLine[];
  bowlers: readonly BowlerLine[];
  bowler?: string;
  lastSix: readonly string[];
}

interface BatterLine {
  name: string;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  /** `not out`, `retired hurt`, or how he was dismissed. */
  state: string;
}

interface BowlerLine {
  name: string;
  /** Legal balls bowled. */
  balls: number;
  runs: number;
  wickets: number;
}

export function createScorecard(
  fixture: Fixture,
  play: CricketPlay,
): (at: number) => Scorecard | undefined {
  const [first] = play.innings;
  const chaseBegins = play.states[first.balls.length + 1]?.at ?? play.endsAt;
  return (at) => {
    if (at < fixture.startsAt) return undefined;
    const number = at < chaseBegins ? 0 : 1;
    const innings = play.innings[number];
    const balls = innings.balls.filter((ball) => ball.endsAt <= at);
    const last = balls.at(-1);
    const names = play.fielders[number];
    return {
      batting: fixture[innings.batting],
      total: last?.total ?? 0,
      wickets: last?.wickets ?? 0,
      balls: last?.legalBalls ?? 0,
      ...(number === 1 && { target: play.target }),
      batters: batterLines(balls, play.batters[number]),
      bowlers: bowlerLines(balls, names),
      ...(last && { bowler: names[last.bowler] ?? '' }),
      lastSix: balls.slice(-6).map((ball) => ball.symbol),
    };
  };
}

function batterLines(balls: readonly Ball[], names: readonly string[]): BatterLine[] {
  const gone = balls.filter((ball) => ball.isWicket || ball.isHurt).length;
  return names.slice(0, 2 + gone).map((name, batter) => {
    const own = balls.filter((ball) => ball.striker === batter);
    const left = own.find((ball) => ball.isWicket || ball.isHurt);
    const state = left ? (left.howOut ?? 'retired hurt') : 'not out';
    return {
      name,
      runs: own.reduce((sum, ball) => sum + ball.batterRuns, 0),
      balls: own.filter((ball) => ball.symbol !== 'Wd').length,
      fours: own.filter((ball) => ball.batterRuns === 4).length,
      sixes: own.filter((ball) => ball.batterRuns === 6).length,
      state,
    };
  });
}

function bowlerLines(balls: readonly Ball[], names: readonly string[]): BowlerLine[] {
  return [...new Set(balls.map((ball) => ball.bowler))].map((bowler) => {
    const own = balls.filter((ball) => ball.bowler === bowler);
    return {
      name: names[bowler] ?? '',
      balls: own.filter((ball) => ball.isLegal).length,
      runs: own.reduce((sum, ball) => sum + (ball.symbol === 'Lb' ? 0 : ball.runs), 0),
      wickets: own.filter((ball) => ball.isWicket).length,
    };
  });
}
