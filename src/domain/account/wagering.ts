import type { Bet } from '../../contract/betting/bets.ts';
import type { WhyNotCounted } from '../../contract/cashier/bonus.ts';
import { mulDiv } from '../money/mulDiv.ts';

/** The fields of a bet that wagering needs; `stake` in kobo. */
export type WageredBet = Pick<Bet, 'marketId' | 'side' | 'state' | 'stake'> & {
  /** Which share of its stake counts, by product, in percent. */
  contributionPercent: number;
  /** Its odds are below the offer's minimum. */
  isBelowOdds: boolean;
};

export interface CountedStake {
  countedKobo: number;
  /** Why nothing counts. */
  whyNot?: WhyNotCounted;
}

/**
 * How much each bet counts towards a bonus, in kobo rounded down: a share of its stake once it is won or
 * lost. Void bets do not count, nor do bets on both sides of one market, which is how players hedge and cash
 * out.
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
