import type { JackpotMatch, JackpotRound } from '../../../src/contract/betting/jackpot.ts';
import { TIERS, tierAmounts } from '../../../src/domain/jackpot/jackpotPrizes.ts';
import type { Fixture } from '../../world/fixtures.ts';
import { sharesOf } from '../../world/jackpot/crowd.ts';
import type { JackpotDay } from '../../world/jackpot/jackpotDay.ts';
import type { House } from '../house.ts';
import {
  dayAfter,
  dayOnSale,
  jackpotOf,
  jackpotResult,
  linesSold,
  paidPrizes,
  poolAt,
} from './jackpotPool.ts';

/** Days that are told: the one on sale, those being played, and a few that were paid. */
const DAYS = 5;

export function jackpotRounds(house: House, at: number): JackpotRound[] {
  const onSale = dayOnSale(house, at);
  return Array.from({ length: DAYS }, (_, before) =>
    roundView(house, jackpotOf(house, dayAfter(onSale, -before)), at),
  );
}

function roundView(house: House, jackpot: JackpotDay, at: number): JackpotRound {
  const { day, matches, closesAt, paysAt } = jackpot;
  const state = at < closesAt ? 'open' : at < paysAt ? 'playing' : 'paid';
  const pool = poolAt(house, jackpot, Math.min(at, closesAt));
  const amounts = tierAmounts(pool);
  const paid = state === 'paid' ? paidPrizes(house, jackpot) : [];
  return {
    day,
    state,
    closesAt,
    paysAt,
    pool: pool.newKobo + pool.carriedKobo,
    carried: pool.carriedKobo - pool.addedKobo,
    added: pool.addedKobo,
    mustBeWon: pool.mustBeWon,
    lines: linesSold(house, jackpot, Math.min(at, closesAt)),
    matches: matches.map((fixture) => matchView(house, fixture, jackpot, at)),
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
  house: House,
  fixture: Fixture,
  { paysAt }: JackpotDay,
  at: number,
): JackpotMatch {
  const { gameId, home, away, competition, startsAt } = fixture;
  const ended = jackpotResult(house, fixture, { at, paysAt });
  const isOn = !ended && at >= startsAt;
  const score = ended ? ended.score : isOn && house.world.event(gameId, at)?.event.score?.line;
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
