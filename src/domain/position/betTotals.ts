import type { Bet } from '../../contract/betting/bets.ts';

/** Totals of settled bets in kobo, before commission. For a lay, the staked amount is the liability. */
export interface BetTotals {
  staked: number;
  won: number;
  /** As a positive amount. */
  lost: number;
  wonBets: number;
  lostBets: number;
  /** Commission taken on winnings. */
  commission: number;
}

type Reckoned = Pick<Bet, 'state' | 'liability' | 'result' | 'commission'>;

export const NO_BETS: BetTotals = {
  ...{ staked: 0, won: 0, lost: 0 },
  ...{ wonBets: 0, lostBets: 0, commission: 0 },
};

/** Totals of the settled bets. Open, void and refused bets do not count: they moved no money. */
export function betTotals(bets: readonly Reckoned[]): BetTotals {
  return bets.reduce((totals, bet) => addTotals(totals, totalsOf(bet)), NO_BETS);
}

function totalsOf({ state, liability, result = 0, commission = 0 }: Reckoned): BetTotals {
  if (state !== 'won' && state !== 'lost' && state !== 'half-void') return NO_BETS;
  return {
    staked: liability,
    won: Math.max(0, result),
    lost: Math.max(0, -result),
    wonBets: result > 0 ? 1 : 0,
    lostBets: result < 0 ? 1 : 0,
    commission,
  };
}

/** The sum of two totals, or with −1 their difference. */
export function addTotals(one: BetTotals, other: BetTotals, times: 1 | -1 = 1): BetTotals {
  return {
    staked: one.staked + times * other.staked,
    won: one.won + times * other.won,
    lost: one.lost + times * other.lost,
    wonBets: one.wonBets + times * other.wonBets,
    lostBets: one.lostBets + times * other.lostBets,
    commission: one.commission + times * other.commission,
  };
}
