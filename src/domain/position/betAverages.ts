import type { Bet } from '../../contract/betting/bets.ts';
import { priceScale } from '../market/priceScale.ts';
import type { Side } from '../market/side.ts';
import { divideRounded, toSafeInteger } from '../money/mulDiv.ts';

type Matched = Pick<
  Bet,
  | 'runnerId'
  | 'runnerName'
  | 'marketKind'
  | 'side'
  | 'line'
  | 'stakeMatched'
  | 'profit'
  | 'liability'
>;

/** Everything matched on one runner and side (on a fancy, also one line), as a single bet. */
export interface BetAverage {
  runnerId: string;
  runnerName: string;
  side: Side;
  line?: number;
  stakeKobo: number;
  /** Average price on the market's scale, to the nearest hundredth; for display only. */
  priceHundredths: number;
  bets: number;
}

/**
 * Averages by runner and side, in order of first appearance. The price is (ΣS + Σprofit) ÷ ΣS of the backer,
 * so it follows from what the fills pay and not from rounded prices.
 */
export function betAverages(bets: readonly Matched[]): BetAverage[] {
  const groups = new Map<
    string,
    { first: Matched; stakeKobo: number; profitKobo: number; bets: number }
  >();
  for (const bet of bets) {
    if (bet.stakeMatched === 0) continue;
    const key = `${bet.runnerId} ${bet.side} ${bet.line ?? ''}`;
    const group = groups.get(key) ?? { first: bet, stakeKobo: 0, profitKobo: 0, bets: 0 };
    group.stakeKobo += bet.stakeMatched;
    group.profitKobo += bet.side === 'back' ? bet.profit : bet.liability;
    group.bets += 1;
    groups.set(key, group);
  }
  return [...groups.values()].map(({ first, stakeKobo, profitKobo, bets: count }) => ({
    runnerId: first.runnerId,
    runnerName: first.runnerName,
    side: first.side,
    ...(first.line !== undefined && { line: first.line }),
    stakeKobo,
    priceHundredths: averageHundredths(first, stakeKobo, profitKobo),
    bets: count,
  }));
}

function averageHundredths({ marketKind }: Matched, stakeKobo: number, profitKobo: number): number {
  const per = priceScale(marketKind) === 'decimal' ? 100n : 10_000n;
  const paid = priceScale(marketKind) === 'decimal' ? stakeKobo + profitKobo : profitKobo;
  return toSafeInteger(divideRounded(BigInt(paid) * per, BigInt(stakeKobo), 'nearest'));
}
