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

/** All that is matched on one runner and side (of a fancy: on one line too) as a single bet. */
export interface BetAverage {
  runnerId: string;
  runnerName: string;
  side: Side;
  line?: number;
  stakeKobo: number;
  /** Average price, in the scale of its market, to the nearest hundredth; for showing only. */
  priceHundredths: number;
  bets: number;
}

/**
 * Averages by runner and side, in the order in which they first appear. The price is (ΣS + Σprofit) ÷ ΣS
 * of the backer, so that it follows from what the fills pay and not from prices rounded before.
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
