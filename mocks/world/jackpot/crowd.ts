import {
  byRight,
  JACKPOT_MATCHES,
  type JackpotResult,
} from '../../../src/domain/jackpot/jackpotLines.ts';
import { mix, textKey, unit } from '../chance/hash.ts';
import type { Fixture } from '../fixtures.ts';
import { goalsExpected } from '../soccer/play.ts';

const MOST_GOALS = 10;
/** People pick favourites more often than these win, and draws less often. */
const KEENNESS = 1.15;
const DRAWS_LIKED = 0.8;
/** Lines that others buy on a day. */
const LINES = { least: 28_000, more: 24_000 };
/** Beyond so many a normal distribution is close enough, and cannot underflow. */
const MANY = 200;

/** Of others' lines, how many percent have home, draw and away in a match. */
export function sharesOf(fixture: Fixture): [home: number, draw: number, away: number] {
  const [home, away] = goalsExpected(fixture).map(goalChances);
  const chances = [0, 0, 0];
  home?.forEach((one, goals) => {
    away?.forEach((other, against) => {
      const result = goals > against ? 0 : goals === against ? 1 : 2;
      chances[result] = (chances[result] ?? 0) + one * other;
    });
  });
  const [first = 0, second = 0, third = 0] = chances.map(
    (chance, result) => chance ** KEENNESS * (result === 1 ? DRAWS_LIKED : 1),
  );
  const sum = first + second + third;
  const [homeShare, drawShare] = [first, second].map((part) => Math.round((100 * part) / sum));
  return [homeShare ?? 0, drawShare ?? 0, 100 - (homeShare ?? 0) - (drawShare ?? 0)];
}

function goalChances(mean: number): number[] {
  let chance = Math.exp(-mean);
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    if (goals > 0) chance *= mean / goals;
    return chance;
  });
}

/** Lines that others have bought when so much of the time has passed, 0 to 1: most buy late. */
export function othersLines(seed: string, day: string, passed: number): number {
  const all = LINES.least + Math.floor(unit(dayKey(seed, day), 0) * LINES.more);
  return Math.floor(all * Math.min(1, Math.max(0, passed)) ** 2);
}

/** How many of others' lines have exactly each of `right` matches right, with these results. */
export function othersRight(
  seed: string,
  { day, lines }: { day: string; lines: number },
  shares: readonly (readonly number[])[],
  results: readonly JackpotResult[],
  right: readonly number[],
): number[] {
  const places = { home: 0, draw: 1, away: 2 };
  const chances = byRight(
    results.map((result, match) => {
      const right = result === 'void' ? 1 : (shares[match]?.[places[result]] ?? 0) / 100;
      return { right, wrong: 1 - right };
    }),
  );
  const key = dayKey(seed, day);
  let left = lines;
  return right.map((number) => {
    const drawn = countOf(lines, chances[number] ?? 0, mix(key, number + JACKPOT_MATCHES));
    const count = Math.min(left, drawn);
    left -= count;
    return count;
  });
}

const dayKey = (seed: string, day: string) => textKey(`jackpot ${day}`, textKey(seed));

/** How many of so many lines have it, each with this chance. */
function countOf(lines: number, chance: number, key: number): number {
  const mean = lines * chance;
  if (mean > MANY || chance > 0.5) {
    const normal =
      Math.sqrt(-2 * Math.log(1 - unit(key, 0))) * Math.cos(2 * Math.PI * unit(key, 1));
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean * (1 - chance))));
  }
  const aim = unit(key, 0);
  let part = Math.exp(-mean);
  let sum = part;
  let count = 0;
  while (sum < aim && count < 2 * MANY) {
    count += 1;
    part *= mean / count;
    sum += part;
  }
  return count;
}
