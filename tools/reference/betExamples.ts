import type { PlaceBet } from '../../src/contract/betting/bets.ts';
import { makeBookingCode } from '../../src/contract/betting/bookingCodes.ts';
import { getEvent } from '../../src/contract/betting/catalogue.ts';
import { placeCoupon } from '../../src/contract/betting/couponBets.ts';
import type { MarketKind, SportId } from '../../src/contract/betting/market.ts';
import { setStopLoss } from '../../src/contract/betting/stopLosses.ts';
import { asAdaeze, type Examples } from './example.ts';
import type { Given } from './given.ts';
import { goodCoupon, openPosition, waitingOrder } from './goodBets.ts';

const month = { from: '2026-03-01', to: '2026-03-14' };

/** Example calls: matches, bets and coupons. */
export const betExamples = {
  listEvents: { as: 'guest', input: () => ({ category: 'cricket' }) },
  getEvent: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  getMatchSettings: { as: 'adaeze', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  getMarketHistory: {
    as: 'guest',
    input: (given) => ({ marketId: `${gameInPlay(given, 1)}:mo` }),
  },
  getScorecard: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  getStatistics: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 1) }) },

  placeMatchOddsBet: { as: 'adaeze', input: (given) => goodBet(given, 'match_odds') },
  placeFancyBet: { as: 'adaeze', input: (given) => goodBet(given, 'fancy') },
  placeBookmakerBet: { as: 'adaeze', input: (given) => goodBet(given, 'bookmaker') },
  changeBet: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await waitingOrder(given);
      return { betId: bet.betId, stake: 600_00 };
    },
  },
  cancelBet: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await waitingOrder(given);
      return { betId: bet.betId };
    },
  },
  cancelMarketBets: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await waitingOrder(given);
      return { marketId: bet.marketId };
    },
  },
  cancelAllBets: {
    as: 'adaeze',
    async input(given) {
      await waitingOrder(given);
      return {};
    },
  },
  setStopLoss: { as: 'adaeze', input: openPosition },
  cancelStopLoss: {
    as: 'adaeze',
    async input(given) {
      const { stop } = await given.app.call(setStopLoss, await openPosition(given), given.adaeze);
      return { stopId: stop.stopId };
    },
  },
  listStopLosses: {
    as: 'adaeze',
    async input(given) {
      const { stop } = await given.app.call(setStopLoss, await openPosition(given), given.adaeze);
      return { marketId: stop.marketId };
    },
  },
  listBets: { as: 'adaeze', input: () => ({ group: 'settled', ...month }) },
  listMatchBets: {
    as: 'adaeze',
    input: ({ app }) => {
      const open = app.backend.context.operator.db.bets
        .all()
        .find(({ state }) => state === 'matched');
      return { gameId: open?.gameId ?? '' };
    },
  },
  getExposure: asAdaeze,
  listCoupons: { as: 'guest', input: () => ({ sport: 1 as const, time: 'live' as const }) },
  getCoupon: { as: 'guest', input: (given) => ({ gameId: gameInPlay(given, 4) }) },
  priceCombination: {
    as: 'guest',
    input(given) {
      const gameId = footballToCome(given);
      return {
        selections: [
          { marketId: `${gameId}:f-1x2`, selectionId: 'home' },
          { marketId: `${gameId}:f-ou15`, selectionId: 'over' },
          { marketId: `${gameId}:f-cou85`, selectionId: 'over' },
        ],
      };
    },
  },
  priceSelections: {
    as: 'guest',
    async input(given) {
      const named = await selectionsOfGood(given);
      return { selections: [...named, { marketId: 's-20200101-00:f-1x2', selectionId: 'home' }] };
    },
  },
  makeBookingCode: {
    as: 'guest',
    async input(given) {
      return { selections: await selectionsOfGood(given) };
    },
  },
  openBookingCode: {
    as: 'guest',
    async input(given) {
      const selections = await selectionsOfGood(given);
      return { code: (await given.app.call(makeBookingCode, { selections })).code };
    },
  },
  placeCoupon: { as: 'adaeze', input: (given) => goodCoupon(given) },
  listCouponBets: {
    as: 'adaeze',
    async input(given) {
      await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { group: 'open' };
    },
  },
  quoteCashOut: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { couponId: bet.couponId };
    },
  },
  cashOutCoupon: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      return { couponId: bet.couponId, amount: 900_00 };
    },
  },
  editCoupon: {
    as: 'adaeze',
    async input(given) {
      const { bet } = await given.app.call(placeCoupon, await goodCoupon(given), given.adaeze);
      const { legs } = await goodCoupon(given);
      return { couponId: bet.couponId, amount: 900_00, legs: legs.slice(0, 1) };
    },
  },
  getStatement: { as: 'adaeze', input: () => month },
} satisfies Partial<Examples>;

async function selectionsOfGood(given: Given) {
  const { legs } = await goodCoupon(given);
  return legs.map(({ marketId, selectionId }) => ({ marketId, selectionId }));
}

/** The next match of football. */
function footballToCome({ app }: Given): string {
  const { operator } = app.backend.context;
  const event = operator.world
    .events(operator.clock.now())
    .find(({ sportId, status }) => sportId === 1 && status === 'upcoming');
  return event?.gameId ?? '';
}

function gameInPlay({ app }: Given, sportId: SportId): string {
  const { world, clock } = app.backend.context.operator;
  const game = world.events(clock.now()).find((row) => row.inPlay && row.sportId === sportId);
  return game?.gameId ?? '';
}

/** A bet that will be accepted, on the first open market of a kind. */
async function goodBet({ app }: Given, wanted: MarketKind): Promise<PlaceBet> {
  const { world, clock } = app.backend.context.operator;
  for (const { gameId } of world.events(clock.now())) {
    const { markets } = await app.call(getEvent, { gameId });
    const market = markets.find(({ kind, status }) => kind === wanted && status === 'open');
    const runner = market?.runners.find(({ back }) => back.length > 0);
    if (!market || !runner) continue;
    return {
      gameId,
      marketId: market.marketId,
      runnerId: runner.runnerId,
      side: 'back',
      price: runner.back[0]?.[0] ?? 0,
      stake: 1_000_00,
      ...(runner.line && { line: runner.line.yes }),
      version: market.version,
      onPriceChange: 'better',
    };
  }
  throw new Error(`No ${wanted} market is open`);
}
