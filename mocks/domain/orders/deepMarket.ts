import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import { worldMarket } from '../fixtures.ts';
import type { House } from '../house.ts';
import { showBook } from './book.ts';

/** A market with every price that has money, and with what was matched at each price. */
export function deepMarket(house: House, marketId: string, at: number): Market | undefined {
  const market = worldMarket(house, marketId, at);
  if (!market) return undefined;
  const shown = showBook(house, market, at, Number.POSITIVE_INFINITY);
  const ofWorld = house.world.traded(marketId, at);
  const runners = shown.runners.map((runner) => {
    const sums = new Map(ofWorld.get(runner.runnerId));
    for (const [price, kobo] of playersTraded(house, marketId, runner.runnerId)) {
      sums.set(price, (sums.get(price) ?? 0) + kobo);
    }
    const traded: PriceLevel[] = [...sums].sort(([one], [other]) => other - one);
    return { ...runner, traded };
  });
  return { ...shown, runners };
}

/** What players have matched at each price; what two of them matched with each other counts once. */
function playersTraded(house: House, marketId: string, runnerId: string): Map<number, number> {
  const sides = { back: new Map<number, number>(), lay: new Map<number, number>() };
  for (const row of house.db.bets.where('marketId', marketId)) {
    if (row.runnerId !== runnerId) continue;
    const sums = sides[row.side];
    for (const { priceHundredths, stakeKobo } of row.fills) {
      sums.set(priceHundredths, (sums.get(priceHundredths) ?? 0) + stakeKobo);
    }
  }
  const prices = new Set([...sides.back.keys(), ...sides.lay.keys()]);
  return new Map(
    [...prices].map((price) => [
      price,
      Math.max(sides.back.get(price) ?? 0, sides.lay.get(price) ?? 0),
    ]),
  );
}
