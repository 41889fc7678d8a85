import type { Bet } from '../../contract/betting/bets.ts';
import type { WhyNotCounted } from '../../contract/cashier/bonus.ts';
import { mulDiv } from '../money/mulDiv.ts';

/** The fields of a bet that wagering needs; `stake` in kobo. */
export type WageredBet = Pick<Bet, 'marketId' | 'state' | 'stake'> & {
  /** Which side of its market it is on: bets of one market on two sides hedge each other. */
  side: string;
  /** The results that it wins with, and all that the market can have; none where they are not runners. */
  wins?: readonly string[];
  results?: readonly string[];
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
  const markets = new Map<string, WageredBet[]>();
  for (const bet of bets) markets.set(bet.marketId, [...(markets.get(bet.marketId) ?? []), bet]);
  const hedged = new Set([...markets].filter(([, own]) => isHedged(own)).map(([id]) => id));
  return bets.map((bet) => {
    const whyNot = whyNotCounted(bet, hedged.has(bet.marketId));
    if (whyNot) return { countedKobo: 0, whyNot };
    return { countedKobo: mulDiv(bet.stake, bet.contributionPercent, 100, 'down') };
  });
}

/** Whether bets of one market are on both its sides, or together win whatever happens. */
function isHedged(bets: readonly WageredBet[]): boolean {
  const won = new Set(bets.flatMap(({ wins = [] }) => wins));
  const results = bets[0]?.results ?? [];
  const isCovered = results.length > 0 && results.every((result) => won.has(result));
  return isCovered || new Set(bets.map(({ side }) => side)).size > 1;
}

function whyNotCounted(bet: WageredBet, isHedged: boolean): WhyNotCounted | undefined {
  const { state, contributionPercent, isBelowOdds } = bet;
  if (contributionPercent === 0) return 'product';
  if (isBelowOdds) return 'odds';
  if (isHedged) return 'both-sides';
  if (state === 'void' || state === 'half-void') return 'void';
  return state === 'won' || state === 'lost' ? undefined : 'open';
}
