import type { JackpotMatch, JackpotRound } from '../../../src/contract/betting/jackpot.ts';
import { TIERS, tierAmounts } from '../../../src/domain/jackpot/jackpotPrizes.ts';
import type { Fixture } from '../../world/fixtures.ts';
import { sharesOf } from '../../world/jackpot/crowd.ts';
import type { JackpotDay } from '../../world/jackpot/jackpotDay.ts';
import type { Operator } from '../operator.ts';
import {
  dayAfter,
  dayOnSale,
  jackpotOf,
  jackpotResult,
  paidPrizes,
  poolAt,
} from './jackpotPool.ts';

/** Days that are told: the one on sale, those being played, and a few that were paid. */
const DAYS = 5;

export function jackpotRounds(operator: Operator, at: number): JackpotRound[] {
  const onSale = dayOnSale(operator, at);
  return Array.from({ length: DAYS }, (_, before) =>
    roundView(operator, jackpotOf(operator, dayAfter(onSale, -before)), at),
  );
}

function roundView(operator: Operator, jackpot: JackpotDay, at: number): JackpotRound {
  const { day, matches, closesAt, paysAt } = jackpot;
  const state = at < closesAt ? 'open' : at < paysAt ? 'playing' : 'paid';
  const pool = poolAt(operator, jackpot, Math.min(at, closesAt));
  const amounts = tierAmounts(pool);
  const paid = state === 'paid' ? paidPrizes(operator, jackpot) : [];
  return {
    day,
    state,
    closesAt,
    paysAt,
    pool: pool.newKobo + pool.carriedKobo,
    carried: pool.carriedKobo - pool.addedKobo,
    added: pool.addedKobo,
    mustBeWon: pool.mustBeWon,
    lines: pool.lines,
    matches: matches.map((fixture) => matchView(operator, fixture, jackpot, at)),
    prizes: TIERS.map(({ right }, tier) => {
      const prize = paid[tier];
      return {
        right,
        amount: prize?.amountKobo ?? amounts[tier] ?? 0,
        ...(prize && { lines: prize.lines, each: prize.eachKobo }),
      };
    }),
  };
}

function matchView(
  operator: Operator,
  fixture: Fixture,
  { paysAt }: JackpotDay,
  at: number,
): JackpotMatch {
  const { gameId, home, away, competition, startsAt } = fixture;
  const ended = jackpotResult(operator, fixture, { at, paysAt });
  const isOn = !ended && at >= startsAt;
  const score = ended ? ended.score : isOn && operator.world.event(gameId, at)?.event.score?.line;
  return {
    gameId,
    home,
    away,
    competition: competition.name,
    startsAt,
    shares: sharesOf(fixture),
    ...(score && { score }),
    ...(ended && { result: ended.result }),
  };
}
