import type { Market, PriceLevel } from '../../../src/contract/betting/market.ts';
import { worldMarket } from '../fixtures.ts';
import type { Operator } from '../operator.ts';
import { showBook } from './book.ts';
import { playersTraded } from './playersTraded.ts';

/** A market with every price that has money, and with what was matched at each price. */
export function deepMarket(operator: Operator, marketId: string, at: number): Market | undefined {
  const market = worldMarket(operator, marketId, at);
  if (!market) return undefined;
  const shown = showBook(operator, market, at, Number.POSITIVE_INFINITY);
  const ofWorld = operator.world.traded(marketId, at);
  const runners = shown.runners.map((runner) => {
    const sums = new Map(ofWorld.get(runner.runnerId));
    for (const [price, kobo] of playersTraded(operator, marketId, runner.runnerId)) {
      sums.set(price, (sums.get(price) ?? 0) + kobo);
    }
    const traded: PriceLevel[] = [...sums].sort(([one], [other]) => other - one);
    return { ...runner, traded };
  });
  return { ...shown, runners };
}
