import type { Bet } from '../contract/bets.ts';
import { mulDiv } from './mulDiv.ts';

/** What a bet says about itself; `stake` in kobo. */
export type WageredBet = Pick<Bet, 'marketId' | 'side' | 'state' | 'stake'> & {
  /** Share of its stake that counts, by product, in percent. */
  contributionPercent: number;
};

/**
 * What each bet counts towards a bonus, in kobo rounded down: the stake's share once it is won or
 * lost. Void bets count nothing, nor do bets on both sides of one market, which is how a bet is
 * hedged and how it is cashed out.
 */
export function countedStakes(bets: readonly WageredBet[]): number[] {
  const sides = new Map<string, WageredBet['side']>();
  const hedged = new Set<string>();
  for (const { marketId, side } of bets) {
    if ((sides.get(marketId) ?? side) !== side) hedged.add(marketId);
    sides.set(marketId, side);
  }
  return bets.map(({ marketId, state, stake, contributionPercent }) =>
    (state === 'won' || state === 'lost') && !hedged.has(marketId)
      ? mulDiv(stake, contributionPercent, 100, 'down')
      : 0,
  );
}
