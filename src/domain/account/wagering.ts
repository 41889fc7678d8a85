import type { Bet } from '../../contract/betting/bets.ts';
import type { WhyNotCounted } from '../../contract/cashier/bonus.ts';
import { mulDiv } from '../money/mulDiv.ts';

/** What a bet says about itself; `stake` in kobo. */
export type WageredBet = Pick<Bet, 'marketId' | 'side' | 'state' | 'stake'> & {
  /** Share of its stake that counts, by product, in percent. */
  contributionPercent: number;
  /** Its odds are below the least ones of the offer. */
  isBelowOdds: boolean;
};

export interface CountedStake {
  countedKobo: number;
  /** Why it is nothing. */
  whyNot?: WhyNotCounted;
}

/**
 * What each bet counts towards a bonus, in kobo rounded down: the stake's share once it is won or
 * lost. Void bets count nothing, nor do bets on both sides of one market, which is how a bet is
 * hedged and how it is cashed out.
 */
export function countedStakes(bets: readonly WageredBet[]): CountedStake[] {
  const sides = new Map<string, WageredBet['side']>();
  const hedged = new Set<string>();
  for (const { marketId, side } of bets) {
    if ((sides.get(marketId) ?? side) !== side) hedged.add(marketId);
    sides.set(marketId, side);
  }
  return bets.map((bet) => {
    const whyNot = whyNotCounted(bet, hedged.has(bet.marketId));
    if (whyNot) return { countedKobo: 0, whyNot };
    return { countedKobo: mulDiv(bet.stake, bet.contributionPercent, 100, 'down') };
  });
}

function whyNotCounted(bet: WageredBet, isHedged: boolean): WhyNotCounted | undefined {
  const { state, contributionPercent, isBelowOdds } = bet;
  if (contributionPercent === 0) return 'product';
  if (isBelowOdds) return 'odds';
  if (isHedged) return 'both-sides';
  if (state === 'void' || state === 'half-void') return 'void';
  return state === 'won' || state === 'lost' ? undefined : 'open';
}
