import type { Market, MarketStatus, SportEvent } from '../../../src/contract/betting/market.ts';
import { mix, textKey, unit } from '../../world/chance/hash.ts';
import { eraOf } from '../../world/prices/depth.ts';
import { exchangeColumn, exchangePrices } from '../../world/prices/exchangePrices.ts';
import type { World } from '../../world/world.ts';

/** One second is one tick of a book. */
const TICK_MS = 1000;
const TURN_TICK = 30;
const END_TICK = 90;
const RUNNERS = ['home', 'draw', 'away'];
const CHANCES = [0.45, 0.25, 0.3];

/** The plan of one book, from its name: when it begins, and what happens to it. */
export interface BookPlan {
  marketId: string;
  gameId: string;
  startsAt: number;
}

export function planOf(name: string, startsAt: number): BookPlan {
  return { marketId: `${name}:mo`, gameId: name, startsAt };
}

/** A world with one small market, thin enough for players to take all of it, and short enough for a test. */
export function bookWorld(world: World, { marketId, gameId, startsAt }: BookPlan): World {
  const key = textKey(marketId);
  const book = { key, depthNaira: 400, wobble: 0.12 };
  const tickAt = (at: number) => Math.floor((at - startsAt) / TICK_MS);
  const isGoal = (tick: number) => tick > TURN_TICK && unit(mix(key, 7), tick) < 0.05;
  const statusAt = (tick: number): MarketStatus => {
    if (tick >= END_TICK) return 'closed';
    const isStopped = [tick, tick - 1, tick - 2].some(isGoal) || tick === TURN_TICK;
    return isStopped || unit(mix(key, 9), tick >> 3) < 0.08 ? 'suspended' : 'open';
  };
  const pricesAt = (tick: number) => exchangePrices(book, CHANCES, tick);

  const market = (id: string, at: number): Market | undefined => {
    if (id !== marketId) return undefined;
    const tick = tickAt(at);
    const status = statusAt(tick);
    const prices = pricesAt(tick);
    return {
      ...{ marketId, gameId, kind: 'match_odds', name: 'Match Odds', status, rules: '' },
      ...{ version: tick + 1, inPlay: tick >= TURN_TICK, matched: 0, delaySeconds: 5 },
      ...{ minStake: 100_00, maxStake: 0, commissionPercent: 5 },
      runners: RUNNERS.map((runnerId, index) => ({
        runnerId,
        name: runnerId,
        status: 'active',
        back: status === 'open' ? (prices[index]?.back ?? []) : [],
        lay: status === 'open' ? (prices[index]?.lay ?? []) : [],
      })),
    };
  };
  const event: SportEvent = {
    ...{ gameId, sportId: 1, competition: '', name: 'Home v Away', startsAt, inPlay: false },
    ...{ status: 'upcoming', hasBookmaker: false, hasFancy: false, matched: 0, runners: [] },
    ...{ matchOddsId: marketId, matchOddsStatus: 'open' },
  };
  return {
    ...world,
    market,
    event(id, at) {
      const found = id === gameId && market(marketId, at);
      return found ? { event, markets: [found] } : undefined;
    },
    step(id, at) {
      const tick = tickAt(at);
      if (id !== marketId || statusAt(tick) !== 'open') return undefined;
      const trades = pricesAt(tick).flatMap((prices, index) => {
        const draw = unit(mix(key, 11 + index), tick);
        const side = draw < 0.5 ? ('back' as const) : ('lay' as const);
        const [[priceHundredths, sizeKobo] = [0, 0]] = prices[side];
        // Nothing trades in some ticks; in the others up to half of what stands at the best price.
        const kobo = Math.floor((sizeKobo * ((draw * 2) % 1) * 0.7 - sizeKobo * 0.2) / 1000) * 1000;
        const runnerId = RUNNERS[index] ?? '';
        return kobo > 0 ? [{ runnerId, side, priceHundredths, kobo }] : [];
      });
      return { era: eraOf(tick), trades };
    },
    column(id, at, { runnerId, side }) {
      if (id !== marketId) return undefined;
      return exchangeColumn(book, CHANCES, tickAt(at), { runner: RUNNERS.indexOf(runnerId), side });
    },
    nextStep: (id, at) =>
      id === marketId && tickAt(at) < END_TICK
        ? startsAt + (tickAt(at) + 1) * TICK_MS
        : Number.POSITIVE_INFINITY,
    turnAt(id, at) {
      if (id !== marketId || (at - startsAt) % TICK_MS !== 0) return undefined;
      if (tickAt(at) === TURN_TICK) return 'in-play';
      return isGoal(tickAt(at)) ? 'incident' : undefined;
    },
    result: () => undefined,
  };
}
