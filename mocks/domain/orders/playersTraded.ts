import type { Operator } from '../operator.ts';

/**
 * What players have matched in a book at each price of a runner, in kobo; what two of them matched with each
 * other counts once.
 */
export function playersTraded(
  operator: Operator,
  marketId: string,
  runnerId: string,
): Map<number, number> {
  if (!operator.db.books.get(marketId)) return new Map();
  const sides = { back: new Map<number, number>(), lay: new Map<number, number>() };
  for (const row of operator.db.bets.where('marketId', marketId)) {
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
