import type { Score } from '../../../src/contract/betting/market.ts';
import { sideCode } from '../../../src/domain/market/sides.ts';
import type { Fixture } from '../fixtures.ts';
import type { ScoreStep } from '../game.ts';
import type { Ball } from './ball.ts';
import type { CricketPlay } from './play.ts';
import { resultText } from './resultText.ts';

const RECENT = 6;

/** The score after the toss, each ball and each break. */
export function cricketScores(fixture: Fixture, play: CricketPlay): ScoreStep[] {
  const [first, second] = play.innings;
  const name = (side: 'home' | 'away') => sideCode(fixture[side]);
  const firstLine = `${name(first.batting)} ${tally(first.total, first.wickets)}`;
  const tossLine = `${fixture[play.tossWinner]} won the toss and ${
    first.batting === play.tossWinner ? 'bat' : 'bowl'
  }`;
  const afterBall = (ball: Ball, index: number): ScoreStep => ({
    at: ball.endsAt,
    score: () => ({
      line:
        ball.innings === 0
          ? `${name(first.batting)} ${progress(ball)}`
          : `${firstLine} · ${name(second.batting)} ${progress(ball)}`,
      detail: ball.innings === 0 ? runRate(ball) : chase(play, ball),
      recent: play.balls
        .slice(Math.max(0, index + 1 - RECENT), index + 1)
        .filter((other) => other.innings === ball.innings)
        .map((other) => other.symbol),
    }),
  });
  const end: Score = {
    line: `${firstLine} · ${name(second.batting)} ${tally(second.total, second.wickets)}`,
    detail: resultText(fixture, play),
  };
  const chaseBegins = play.states[first.balls.length + 1];

  const steps: ScoreStep[] = [
    {
      at: fixture.startsAt,
      score: () => ({ line: `${name(first.batting)} 0/0 (0)`, detail: tossLine }),
    },
    ...play.balls.map(afterBall),
    { at: play.endsAt, score: () => end },
  ];
  if (chaseBegins) {
    steps.push({
      at: chaseBegins.at,
      score: () => ({ line: firstLine, detail: `Innings break, target ${play.target}` }),
    });
  }
  if (play.haltMs > 0) {
    const detail = play.isAbandoned ? 'Rain, play is stopped' : 'Scores level, super over';
    steps.push({ at: play.lastBallAt, score: () => ({ ...end, detail }) });
  }
  // Of steps at the same instant, the later one in this list counts.
  return steps.sort((one, other) => one.at - other.at);
}

function tally(total: number, wickets: number): string {
  return wickets === 10 ? `${total}` : `${total}/${wickets}`;
}

function progress({ total, wickets, legalBalls }: Ball): string {
  const over = Math.floor(legalBalls / 6);
  const ball = legalBalls % 6;
  return `${tally(total, wickets)} (${ball === 0 ? over : `${over}.${ball}`})`;
}

function runRate({ total, legalBalls }: Ball): string {
  return `CRR ${rate(total, legalBalls)}`;
}

function chase(play: CricketPlay, ball: Ball): string {
  const needed = play.target - ball.total;
  const left = play.overs * 6 - ball.legalBalls;
  if (needed <= 0 || left === 0) return runRate(ball);
  return `Need ${needed} from ${left} · ${runRate(ball)} · RRR ${rate(needed, left)}`;
}

/** Runs per over, with two decimals. */
function rate(runs: number, balls: number): string {
  return balls === 0 ? '0.00' : ((runs * 6) / balls).toFixed(2);
}
