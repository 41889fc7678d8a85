import {
  type JackpotResult,
  LINE_KOBO,
  lineCount,
  linesByRight,
  type Picks,
} from '../../../src/domain/jackpot/jackpotLines.ts';
import {
  carriedAfter,
  poolOf,
  sharePool,
  TIERS,
} from '../../../src/domain/jackpot/jackpotPrizes.ts';
import { leaderOf, RESULTS } from '../../../src/domain/market/soccerResult.ts';
import { lagosIsoDate, startOfLagosDay } from '../../../src/domain/time/lagosTime.ts';
import { remembered } from '../../engine/remembered.ts';
import { type Finished, finish } from '../../world/finished.ts';
import type { Fixture } from '../../world/fixtures.ts';
import { othersLines, othersRight, sharesOf } from '../../world/jackpot/crowd.ts';
import { type JackpotDay, jackpotDay } from '../../world/jackpot/jackpotDay.ts';
import type { Operator } from '../operator.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;
/** What the operator adds after the day on which the jackpot must be won. */
const ADDED_KOBO = 2_000_000_00;
const RIGHT = TIERS.map(({ right }) => right);

const ends = remembered<Finished>(400);

export function dayAfter(day: string, days = 1): string {
  return lagosIsoDate(startOfLagosDay(day) + days * DAY_MS);
}

export function jackpotOf({ world }: Operator, day: string): JackpotDay {
  return jackpotDay(day, world.fixtures(startOfLagosDay(day)));
}

/** The day whose tickets are sold: today's until its first kick-off, then tomorrow's. */
export function dayOnSale(operator: Operator, at: number): string {
  const today = lagosIsoDate(at);
  return at < jackpotOf(operator, today).closesAt ? today : dayAfter(today);
}

/** How a match ended, once it has; the operator's result overrides the world's. */
export function jackpotResult(
  { db }: Operator,
  fixture: Fixture,
  { at, paysAt }: { at: number; paysAt: number },
): { result: JackpotResult; score: string } | undefined {
  const { endsAt, score, points, note } = ends(`${fixture.key} ${fixture.startsAt}`, () =>
    finish(fixture),
  );
  // What is corrected after the payout changes no prize.
  const decided = db.overrides
    .get(`${fixture.gameId}:f-1x2`)
    ?.results.findLast((one) => one.at <= at && one.at < paysAt);
  if (decided) {
    const { result } = decided;
    const winner = result.kind === 'winner' ? result.runnerId : undefined;
    const known = RESULTS.find((one) => one === winner);
    return { result: known ?? 'void', score: at < endsAt ? '' : score };
  }
  if (at < endsAt) return undefined;
  return { result: note === undefined ? leaderOf(points) : 'void', score };
}

/** How the matches ended when the prizes are paid. */
function lastResults(operator: Operator, { matches, paysAt }: JackpotDay): JackpotResult[] {
  return matches.map(
    (fixture) => jackpotResult(operator, fixture, { at: paysAt, paysAt })?.result ?? 'void',
  );
}

function soldFor({ db }: Operator, day: string) {
  return db.jackpotTickets.where('day', day);
}

/** All lines sold for a day by an instant. */
function linesSold(operator: Operator, { day, closesAt }: JackpotDay, at: number): number {
  const opensAt = jackpotOf(operator, dayAfter(day, -1)).closesAt;
  const own = soldFor(operator, day).reduce((sum, { picks }) => sum + lineCount(picks), 0);
  return own + othersLines(operator.seed, day, (at - opensAt) / (closesAt - opensAt));
}

/** Of a closed day: how many lines won in each tier. */
function winnersOf(operator: Operator, jackpot: JackpotDay): number[] {
  const { day, matches } = jackpot;
  const results = lastResults(operator, jackpot);
  const others = othersRight(
    operator.seed,
    { day, lines: othersLines(operator.seed, day, 1) },
    matches.map(sharesOf),
    results,
    RIGHT,
  );
  const own = soldFor(operator, day).map(({ picks }) => linesByRight(picks, results));
  return RIGHT.map((right, tier) =>
    own.reduce((sum, byRight) => sum + (byRight[right] ?? 0), others[tier] ?? 0),
  );
}

const mustBeWon = (day: string) =>
  new Date(startOfLagosDay(day) + DAY_MS / 2).getUTCDay() === SATURDAY;

/** What nobody won on the days before. */
function carriedInto(operator: Operator, day: string): number {
  const before = jackpotOf(operator, dayAfter(day, -1));
  const newKobo = poolOf(linesSold(operator, before, before.closesAt) * LINE_KOBO);
  return carriedAfter(
    { newKobo, mustBeWon: mustBeWon(before.day) },
    winnersOf(operator, before),
    () => poolAt(operator, before, before.closesAt).carriedKobo,
  );
}

/** The money of a day at an instant. */
export function poolAt(operator: Operator, jackpot: JackpotDay, at: number) {
  const { day } = jackpot;
  const lines = linesSold(operator, jackpot, at);
  const newKobo = poolOf(lines * LINE_KOBO);
  const addedKobo = mustBeWon(dayAfter(day, -1)) ? ADDED_KOBO : 0;
  const carriedKobo = carriedInto(operator, day) + addedKobo;
  return { lines, newKobo, carriedKobo, addedKobo, mustBeWon: mustBeWon(day) };
}

function shared(operator: Operator, jackpot: JackpotDay, winners: readonly number[]) {
  return sharePool(poolAt(operator, jackpot, jackpot.closesAt), winners);
}

/** What a day that is paid pays for each line of a tier, and how many lines have it. */
export function paidPrizes(operator: Operator, jackpot: JackpotDay) {
  const winners = winnersOf(operator, jackpot);
  return shared(operator, jackpot, winners).prizes.map((prize, tier) => ({
    ...prize,
    lines: winners[tier] ?? 0,
  }));
}

/** Works out a day that is over once; what it returns tells what a ticket won, in kobo, and its lines by matches right. */
export function ticketReturns(
  operator: Operator,
  jackpot: JackpotDay,
): (picks: Picks) => { returnedKobo: number; byRight: number[] } {
  const results = lastResults(operator, jackpot);
  const prizes = paidPrizes(operator, jackpot);
  return (picks) => {
    const lines = linesByRight(picks, results);
    const returnedKobo = TIERS.reduce((sum, { right }, tier) => {
      return sum + (lines[right] ?? 0) * (prizes[tier]?.eachKobo ?? 0);
    }, 0);
    return { returnedKobo, byRight: lines };
  };
}
