import type { Market } from '../../../src/contract/betting/market.ts';
import type { VirtualRound, VirtualStanding } from '../../../src/contract/casino/virtuals.ts';
import { commitOf } from '../../../src/domain/casino/chance.ts';
import { scoreAt, virtualGoals } from '../../../src/domain/virtuals/goals.ts';
import { sha256Hex } from '../../../src/lib/sha256.ts';
import { CLUBS, MATCHDAYS, MATCHES, pairings } from './clubs.ts';
import { type Played, standingsOf } from './standings.ts';
import { MARKET_IDS, virtualMarkets, winnerOf } from './virtualMarkets.ts';

const SECOND_MS = 1000;
const BETTING_MS = 120 * SECOND_MS;
const PLAYING_MS = 45 * SECOND_MS;
const ROUND_MS = 180 * SECOND_MS;
/** How often a round that is played changes. Its goals show with the step after them, so no step tells of one ahead. */
const STEP_MS = 3 * SECOND_MS;
const MINUTES = 90;

/** The virtual league. Every round follows from the seed and its number, which follows from the time. */
export interface Virtuals {
  now(at: number): {
    round: VirtualRound;
    last: VirtualRound;
    standings: VirtualStanding[];
    changesAt: number;
  };
  /** A match of the round being played, as a bet on it needs it. */
  match(
    gameId: string,
    at: number,
  ): { name: string; startsAt: number; markets: Market[] } | undefined;
  market(marketId: string, at: number): Market | undefined;
  result(
    marketId: string,
    at: number,
  ): { kind: 'winner'; runnerId: string; settledAt: number } | undefined;
}

export function createVirtuals(seed: string): Virtuals {
  const roundAt = (at: number) => createRound(seed, Math.floor(at / ROUND_MS));
  const placeOf = (marketId: string) => {
    const [, number = '', match = '', id = ''] =
      /^virtual\.(\d+)\.(\d)(?::(\w+))?$/.exec(marketId) ?? [];
    if (number === '' || Number(match) >= MATCHES) return undefined;
    return { round: createRound(seed, Number(number)), match: Number(match), id };
  };
  const marketsOf = (gameId: string, at: number) => {
    const place = placeOf(gameId);
    if (!place || at < place.round.beganAt) return undefined;
    return { ...place, markets: place.round.markets(place.match, at) };
  };
  return {
    now(at) {
      const round = roundAt(at);
      const before = round.matchday - 1;
      const played = Array.from({ length: before }, (_, index) =>
        createRound(seed, round.number - before + index).played(),
      ).flat();
      return {
        round: round.view(at),
        last: createRound(seed, round.number - 1).view(at),
        standings: standingsOf(CLUBS, played),
        changesAt: round.changeAfter(at),
      };
    },
    match(gameId, at) {
      const found = marketsOf(gameId, at);
      const fixture = found?.round.fixtures[found.match];
      // A round that is over takes no bets, and names none.
      if (!found || !fixture || at >= found.round.beganAt + ROUND_MS) return undefined;
      const name = `${fixture.home} v ${fixture.away}`;
      return { name, startsAt: found.round.betsCloseAt, markets: found.markets };
    },
    market(marketId, at) {
      return marketsOf(marketId, at)?.markets.find((market) => market.marketId === marketId);
    },
    result(marketId, at) {
      const place = placeOf(marketId);
      const fixture = place?.round.fixtures[place.match];
      if (!place || !fixture || !MARKET_IDS.includes(place.id)) return undefined;
      const { settledAt } = place.round;
      if (at < settledAt) return undefined;
      const goals = place.round.goals(place.match);
      return { kind: 'winner', runnerId: winnerOf(place.id, fixture, goals), settledAt };
    },
  };
}

function createRound(seed: string, number: number) {
  const gameId = (match: number) => `virtual.${number}.${match}`;
  const season = Math.floor(number / MATCHDAYS);
  const matchday = (number % MATCHDAYS) + 1;
  const fixtures = pairings(seed, season, matchday);
  const serverSeed = sha256Hex(`${seed} virtual ${number}`);
  const beganAt = number * ROUND_MS;
  const betsCloseAt = beganAt + BETTING_MS;
  const settledAt = betsCloseAt + PLAYING_MS;

  const goals = (match: number) => {
    const fixture = fixtures[match];
    return fixture ? virtualGoals(serverSeed, { round: number, match }, fixture) : [];
  };
  const phaseAt = (at: number): VirtualRound['phase'] =>
    at < betsCloseAt ? 'betting' : at < settledAt ? 'playing' : 'result';
  function minuteAt(at: number): number {
    const steps = Math.floor((at - betsCloseAt) / STEP_MS);
    return Math.min(MINUTES, Math.max(0, Math.round((steps * STEP_MS * MINUTES) / PLAYING_MS)));
  }
  const markets = (match: number, at: number): Market[] => {
    const fixture = fixtures[match];
    const phase = phaseAt(at);
    if (!fixture) return [];
    return virtualMarkets(
      gameId(match),
      fixture,
      phase === 'betting' ? 'open' : phase === 'playing' ? 'closed' : { goals: goals(match) },
    );
  };

  return {
    number,
    season,
    matchday,
    fixtures,
    beganAt,
    betsCloseAt,
    settledAt,
    goals,
    markets,
    played: (): Played[] =>
      fixtures.map(({ home, away }, match) => ({ home, away, score: scoreAt(goals(match)) })),
    view(at: number): VirtualRound {
      const minute = minuteAt(at);
      return {
        number,
        season,
        matchday,
        phase: phaseAt(at),
        betsCloseAt,
        endsAt: beganAt + ROUND_MS,
        minute,
        commit: commitOf(serverSeed),
        ...(at >= settledAt && { serverSeed }),
        matches: fixtures.map((fixture, match) => ({
          gameId: gameId(match),
          ...fixture,
          goals: goals(match).filter((goal) => at >= betsCloseAt && goal.minute <= minute),
          markets: markets(match, at),
        })),
      };
    },
    changeAfter(at: number): number {
      if (at < betsCloseAt) return betsCloseAt;
      if (at >= settledAt) return beganAt + ROUND_MS;
      return betsCloseAt + (Math.floor((at - betsCloseAt) / STEP_MS) + 1) * STEP_MS;
    },
  };
}
