import { expect, test } from 'vitest';
import { ticksBetween } from '../../src/domain/market/ladder.ts';
import { unit } from './chance/hash.ts';
import type { Game } from './game.ts';
import type { LivingMarket } from './markets/livingMarket.ts';
import { gamesOfDays } from './testDays.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LOWEST = 1_01;
const HIGHEST = 1000_00;

/** Naira that a market trades in a minute between two instants. */
function pace(market: LivingMarket, from: number, to: number): number {
  const matched = (at: number) => market.at(at)?.matched ?? 0;
  return (matched(to) - matched(from)) / 100 / ((to - from) / MINUTE_MS);
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

test('what a market has matched is the sum of its ladders, at any instant', () => {
  let day = 0;
  for (const game of gamesOfDays()) {
    day += 1;
    const { startsAt } = game.fixture;
    const at = startsAt + Math.round((unit(day, 1) * 6 - 2) * HOUR_MS);
    // A sister of the match odds here and there: all of them take a while.
    const all = day % 8 === 0 ? [...game.markets().values()] : [];
    const market = all[day % all.length] ?? game.matchOdds;
    const traded = sum([...market.tradedAt(at).values()].map((byPrice) => sum(byPrice.values())));
    expect(market.at(at)?.matched ?? 0, `${market.marketId} at ${at}`).toBe(traded);
  }
});

test('a market grows slowly days before, faster on the day, and fast before the start', () => {
  const hours = (game: Game, from: number, to: number) => {
    const { startsAt } = game.fixture;
    return pace(game.matchOdds, startsAt + from * HOUR_MS, startsAt + to * HOUR_MS);
  };
  const paces = [...gamesOfDays()].map((game) => [
    hours(game, -120, -48),
    hours(game, -24, -6),
    hours(game, -6, -1),
    hours(game, -1, 0),
  ]);
  const [days, today, before, last] = [0, 1, 2, 3].map((phase) =>
    sum(paces.map((one) => one[phase] ?? 0)),
  );
  expect(today).toBeGreaterThan(3 * (days ?? 0));
  expect(before).toBeGreaterThan(3 * (today ?? 0));
  expect(last).toBeGreaterThan(3 * (before ?? 0));
});

test('in play it is fast after a goal, and next to nothing at half-time or once it is decided', () => {
  const none: number[] = [];
  const paces = { play: [...none], goal: [...none], half: [...none], certain: [...none] };
  let day = 0;
  for (const game of gamesOfDays({ sports: [1] })) {
    day += 1;
    const { startsAt } = game.fixture;
    const { matchOdds } = game;
    const goals = game.incidents().filter(({ what }) => what === 'goal');
    // Every fourth minute of a match, and others on the next day.
    for (let minute = 1 + (day % 4); minute < 90; minute += 4) {
      const from = startsAt + minute * MINUTE_MS;
      const to = from + MINUTE_MS;
      const odds = matchOdds.at(from)?.runners ?? [];
      const isHalf = game.scores().some(({ at, score }) => {
        return at <= from && from < at + 13 * MINUTE_MS && score().detail === 'Half-time';
      });
      const since = Math.min(...goals.filter(({ at }) => at <= to).map(({ at }) => from - at));
      const isCertain = odds.some(({ lay }) => (lay[0]?.[0] ?? 1000) <= 102);
      const isCalm = since > 10 * MINUTE_MS && odds.every(({ back }) => (back[0]?.[0] ?? 0) > 130);
      if (isHalf) paces.half.push(pace(matchOdds, from, to));
      else if (isCertain) paces.certain.push(pace(matchOdds, from, to));
      else if (since >= 0 && since < MINUTE_MS) paces.goal.push(pace(matchOdds, from, to));
      else if (isCalm) paces.play.push(pace(matchOdds, from, to));
    }
  }
  const mean = (of: keyof typeof paces) => sum(paces[of]) / paces[of].length;
  expect(mean('goal')).toBeGreaterThan(2 * mean('play'));
  expect(mean('half')).toBeLessThan(mean('play') / 8);
  expect(mean('certain')).toBeLessThan(mean('play') / 8);
});

test('sister markets differ', () => {
  for (const game of gamesOfDays()) {
    const end = game.endsAt + HOUR_MS;
    const all = [...game.markets().values()];
    // Some of the hundred of a cricket match, which take a while.
    const some = all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
    const matched = some.flatMap((market) => market.at(end)?.matched || []);
    expect(matched.length).toBeGreaterThan(5);
    expect(new Set(matched).size).toBeGreaterThan(0.95 * matched.length);
  }
});

test('matches of one sport differ', () => {
  for (const sportId of [1, 2, 4]) {
    const matched = [...gamesOfDays({ sports: [sportId] })].map(
      ({ matchOdds, endsAt }) => matchOdds.at(endsAt)?.matched ?? 0,
    );
    expect(Math.max(...matched)).toBeGreaterThan(2 * Math.min(...matched));
    expect(new Set(matched).size).toBe(matched.length);
  }
});

test('the book of a match is ten prices deep and more, and longest in the queues at its ends', () => {
  const queues: number[] = [];
  const others: number[] = [];
  for (const { fixture, matchOdds } of gamesOfDays()) {
    const at = fixture.startsAt - HOUR_MS;
    for (const { runnerId } of matchOdds.at(at)?.runners ?? []) {
      for (const side of ['back', 'lay'] as const) {
        const levels = [...(matchOdds.columnAt(at, { runnerId, side }) ?? [])];
        const [best = 0] = levels[0] ?? [];
        const left = side === 'back' ? ticksBetween(LOWEST, best) : ticksBetween(best, HIGHEST);
        expect(levels.length, matchOdds.marketId).toBeGreaterThan(Math.min(left, 10));
        expect(levels.at(-1)?.[0]).toBe(side === 'back' ? LOWEST : HIGHEST);
        const sizes = levels.map(([, kobo]) => kobo);
        queues.push(sizes.pop() ?? 0);
        others.push(sum(sizes) / sizes.length);
      }
    }
  }
  expect(queues.length).toBeGreaterThan(800);
  expect(sum(queues)).toBeGreaterThan(2 * sum(others));
});
