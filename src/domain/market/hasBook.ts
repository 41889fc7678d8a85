import type { MarketKind } from '../../contract/betting/market.ts';

const OF_THE_HOUSE: readonly MarketKind[] = ['bookmaker', 'fancy', 'fancy1', 'odd_even'];

/** Whether players' orders can wait in a market. In the others the house alone takes bets, whole or not. */
export function hasBook(kind: MarketKind): boolean {
  return !OF_THE_HOUSE.includes(kind);
}
