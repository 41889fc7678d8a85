import { describe, expect, test } from 'vitest';
import { fixturesOn } from '../calendar/days.ts';
import { textKey } from '../chance/hash.ts';
import { createGame } from '../createGame.ts';
import type { Fixture } from '../fixtures.ts';
import type { MarketResult } from '../result.ts';
import type { Ball } from './ball.ts';
import { type CricketPlay, playCricket } from './play.ts';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00Z');

interface Played {
  fixture: Fixture;
  play: CricketPlay;
}

const matches: Played[] = Array.from({ length: 24 }, (_, seed) => String(seed)).flatMap((seed) =>
  fixturesOn(textKey(seed), NOON)
    .filter(({ sportId }) => sportId === 4)
    .map((fixture) => ({ fixture, play: playCricket(fixture) })),
);
const played = matches.slice(0, 40);

function results({ fixture }: Played): Map<string, MarketResult | undefined> {
  const game = createGame(fixture);
  return new Map(
    [...game.markets()].map(([marketId, market]) => [
      marketId.slice(fixture.gameId.length + 1),
      market.resultAt(game.endsAt + HOUR_MS),
    ]),
  );
}

/** Runs by over, recomputed from the balls alone. */
function runsByOver(balls: readonly Ball[]): number[] {
  const overs: number[] = [0];
  let legal = 0;
  for (const ball of balls) {
    overs[overs.length - 1] = (overs.at(-1) ?? 0) + ball.runs;
    if (ball.isLegal) legal += 1;
    if (ball.isLegal && legal % 6 === 0) overs.push(0);
  }
  return overs;
}

const isWhole = ({ play }: Played) => !play.isAbandoned && !play.isTied;

describe('the balls', () => {
  test('run four to eight seconds, one after another, about 35 seconds apart', () => {
    let gaps = 0;
    let count = 0;
    for (const { play } of played) {
      play.balls.forEach((ball, index) => {
        expect(ball.endsAt - ball.bowledAt).toBeGreaterThanOrEqual(4000);
        expect(ball.endsAt - ball.bowledAt).toBeLessThanOrEqual(8000);
        const next = play.balls[index + 1];
        if (!next) return;
        expect(next.bowledAt).toBeGreaterThan(ball.pricedAt);
        if (next.over !== ball.over || ball.pricedAt > ball.endsAt) return;
        gaps += next.bowledAt - ball.bowledAt;
        count += 1;
      });
    }
    expect(gaps / count).toBeGreaterThan(33_000);
    expect(gaps / count).toBeLessThan(38_000);
  });

  test('make innings within the laws', () => {
    for (const { play } of played) {
      for (const { balls, wickets } of play.innings) {
        const last = balls.at(-1);
        expect(last?.legalBalls).toBeLessThanOrEqual(play.overs * 6);
        expect(wickets).toBeLessThanOrEqual(10);
        const overs = new Map<number, Set<number>>();
        for (const ball of balls) {
          overs.set(ball.bowler, (overs.get(ball.bowler) ?? new Set()).add(ball.over));
        }
        for (const own of overs.values()) expect(own.size).toBeLessThanOrEqual(play.overs / 5);
      }
    }
  });
});

describe('results agree with the balls', () => {
  test('match, tie, toss and odd or even', () => {
    for (const match of matches.filter(isWhole).slice(0, 60)) {
      const { play } = match;
      const [first, second] = play.innings;
      const winner = second.total > first.total ? second.batting : first.batting;
      const found = results(match);
      expect(found.get('mo')).toMatchObject({ kind: 'winner', runnerId: winner });
      expect(found.get('bm')).toMatchObject({ kind: 'winner', runnerId: winner });
      expect(found.get('tie')).toMatchObject({ kind: 'winner', runnerId: 'no' });
      expect(found.get('toss')).toMatchObject({ kind: 'winner', runnerId: play.tossWinner });
      play.innings.forEach(({ total }, index) => {
        const runnerId = total % 2 === 0 ? 'even' : 'odd';
        expect(found.get(`i${index + 1}oe`)).toMatchObject({ runnerId });
      });
    }
  });

  test('sessions, overs and falls of wickets', () => {
    for (const match of played.filter(isWhole)) {
      const found = results(match);
      match.play.innings.forEach(({ balls, total }, index) => {
        const overs = runsByOver(balls);
        const reached = Math.floor((balls.at(-1)?.legalBalls ?? 0) / 6);
        const falls = balls.filter(({ isWicket }) => isWicket).map((ball) => ball.total);
        for (const [id, result] of found) {
          const session = new RegExp(`^i${index + 1}s(\\d+)$`).exec(id);
          if (session) {
            const runs = overs.slice(0, Number(session[1])).reduce((sum, over) => sum + over, 0);
            expect(result, id).toMatchObject({ kind: 'line', value: runs });
          }
          const over = new RegExp(`^i${index + 1}o(\\d+)$`).exec(id);
          if (over) {
            const number = Number(over[1]);
            expect(result, id).toMatchObject(
              number <= reached
                ? { kind: 'line', value: overs[number - 1] }
                : { kind: 'void', reason: 'The over was not completed' },
            );
          }
          const fall = new RegExp(`^i${index + 1}w(\\d+)$`).exec(id);
          if (fall) {
            const value = falls[Number(fall[1]) - 1];
            expect(result, id).toMatchObject(
              value === undefined ? { kind: 'void' } : { kind: 'line', value },
            );
          }
        }
        expect(overs.reduce((sum, over) => sum + over, 0)).toBe(total);
      });
    }
  });

  test('batters: their runs add up to the total but for extras, and the scorecard says the same', () => {
    for (const match of played.filter(isWhole)) {
      const found = results(match);
      const game = createGame(match.fixture);
      const card = game.scorecardAt?.(game.endsAt);
      const { balls } = match.play.innings[1];
      const extras = balls.reduce((sum, ball) => sum + ball.runs - ball.batterRuns, 0);
      const runs = card?.batters.map((batter) => batter.runs) ?? [];
      expect(runs.reduce((sum, own) => sum + own, extras)).toBe(card?.total);
      runs.forEach((own, batter) => {
        const result = found.get(`i2b${batter + 1}`);
        const state = card?.batters[batter]?.state;
        if (state === 'retired hurt') expect(result?.kind).toBe('void');
        else if (result) expect(result).toMatchObject({ kind: 'line', value: own });
      });
      expect(card?.bowlers.reduce((sum, { wickets }) => sum + wickets, 0)).toBe(card?.wickets);
    }
  });
});

describe('matches that end otherwise', () => {
  const of = (isWanted: (match: Played) => boolean) => {
    const found = matches.find(isWanted);
    if (!found) throw new Error('No such match among the seeds');
    return { found, results: results(found) };
  };

  test('rain voids match, bookmaker and tie, and every line not yet decided', () => {
    const { found, results: after } = of(({ play }) => play.isAbandoned);
    for (const id of ['mo', 'bm', 'tie']) {
      expect(after.get(id)).toMatchObject({ kind: 'void', reason: 'No result: rain' });
    }
    const end = `i2s${found.play.overs}`;
    expect(after.get(end)).toMatchObject({ kind: 'void' });
    expect(after.get('i2oe')).toMatchObject({ kind: 'void' });
    expect(after.get('i1oe')).toMatchObject({ kind: 'winner' });
    const game = createGame(found.fixture);
    expect(game.matchOdds.at(game.endsAt - 60_000)?.status).toBe('suspended');
  });

  test('a tie in 20 overs is decided by the super over, but voids the bookmaker', () => {
    const { found, results: after } = of(({ play }) => play.isTied && play.overs === 20);
    expect(after.get('mo')).toMatchObject({ kind: 'winner', runnerId: found.play.winner });
    expect(after.get('bm')).toMatchObject({ kind: 'void' });
    expect(after.get('tie')).toMatchObject({ kind: 'winner', runnerId: 'yes' });
  });

  test('a tie in 50 overs is a dead heat', () => {
    const { results: after } = of(({ play }) => play.isTied && play.overs === 50);
    expect(after.get('mo')).toMatchObject({ kind: 'dead-heat', runnerIds: ['home', 'away'] });
    expect(after.get('bm')).toMatchObject({ kind: 'void' });
  });

  test('a batter who retires hurt voids his line and opens the next', () => {
    const { found, results: after } = of(({ play }) =>
      play.innings[0].balls.some((ball) => ball.isHurt),
    );
    const { balls } = found.play.innings[0];
    const ball = balls.find(({ isHurt }) => isHurt);
    expect(after.get(`i1b${(ball?.striker ?? 0) + 1}`)).toMatchObject({ kind: 'void' });
    const gone = balls.slice(0, balls.findIndex(({ isHurt }) => isHurt) + 1);
    const next = 3 + gone.filter(({ isWicket }) => isWicket).length;
    expect(after.get(`i1b${next}`)).toBeDefined();
  });
});

describe('the locks', () => {
  test('a ball running locks fancy and bookmaker, but not the match odds', () => {
    const [match] = played;
    if (!match) throw new Error('No match');
    const game = createGame(match.fixture);
    const statuses = (at: number) =>
      ['mo', 'bm', 'i1s20'].map(
        (id) => game.markets().get(`${match.fixture.gameId}:${id}`)?.at(at)?.status,
      );
    const [, , ball] = match.play.balls;
    expect(statuses((ball?.bowledAt ?? 0) - 1)).toEqual(['open', 'open', 'open']);
    expect(statuses(ball?.bowledAt ?? 0)).toEqual(['open', 'ball_running', 'ball_running']);
  });

  test('a wicket suspends all of them for ten to sixty seconds', () => {
    for (const { fixture, play } of played.slice(0, 5)) {
      const game = createGame(fixture);
      for (const ball of play.innings[0].balls.filter(({ isWicket }) => isWicket)) {
        const away = ball.pricedAt - ball.endsAt;
        expect(away).toBeGreaterThanOrEqual(10_000);
        expect(away).toBeLessThanOrEqual(60_000);
        expect(game.matchOdds.at(ball.endsAt)?.status).toBe('suspended');
        expect(game.matchOdds.at(ball.pricedAt)?.status).toBe('open');
      }
    }
  });
});

test('the score says over, need and rates', () => {
  const [match] = played;
  if (!match) throw new Error('No match');
  const { fixture, play } = match;
  const game = createGame(fixture);
  const [, second] = play.innings;
  const ball = second.balls[40];
  const step = game.scores().find(({ at }) => at === ball?.endsAt);
  const score = step?.score();
  const needed = play.target - (ball?.total ?? 0);
  const left = play.overs * 6 - (ball?.legalBalls ?? 0);
  expect(score?.line).toMatch(/^[A-Z]{3} \d+(\/\d)? · [A-Z]{3} \d+\/\d \(\d+(\.\d)?\)$/);
  expect(score?.detail).toContain(`Need ${needed} from ${left} · CRR `);
  expect(score?.recent).toEqual(second.balls.slice(35, 41).map(({ symbol }) => symbol));
});
