import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import { worldMarket } from '../fixtures.ts';
import type { House } from '../house.ts';
import { showBook } from './book.ts';
import { playersTraded } from './playersTraded.ts';

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
