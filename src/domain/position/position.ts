import type { Side } from '../market/side.ts';
import type { PnlPair } from './bet.ts';
import { lowestSum, roomToLose, worstLoss } from './exposure.ts';

/** A bet in a market where exactly one runner wins: match odds, bookmaker, odd-even. */
export interface RunnerBet extends PnlPair {
  runnerId: string;
}

/** A player's bets in one market. Markets never offset each other. */
export interface MarketBets {
  /** Every outcome, including The Draw and runners that the player never backed. */
  runnerIds: readonly string[];
  matched: readonly RunnerBet[];
  /** Unmatched, or accepted and in their delay. */
  pending: readonly RunnerBet[];
}

/** Profit or loss in kobo for each winning runner. */
export type Position = ReadonlyMap<string, number>;

function pnlIfWins(bet: RunnerBet, runnerId: string): number {
  return bet.runnerId === runnerId ? bet.ifHitKobo : bet.ifMissedKobo;
}

/**
 * All outcomes. A bet on a runner that is not listed adds it, because an unknown runner must not hide a loss.
 */
function outcomes({ runnerIds, matched, pending }: MarketBets): Set<string> {
  return new Set([...runnerIds, ...[...matched, ...pending].map((bet) => bet.runnerId)]);
}

/** Whether a runner may still win: a withdrawn one cannot. */
export function mayWin({ status }: { status?: string | undefined }): boolean {
  return status !== 'removed';
}

export function possibleWinners(
  runners: readonly { runnerId: string; status?: string | undefined }[],
): string[] {
  return runners.filter(mayWin).map(({ runnerId }) => runnerId);
}

/** `M_i`: the matched bets' result for each outcome, as shown under each runner. */
export function marketPosition(bets: MarketBets): Position {
  const position = new Map<string, number>();
  for (const runnerId of outcomes(bets)) {
    position.set(
      runnerId,
      bets.matched.reduce((sum, bet) => sum + pnlIfWins(bet, runnerId), 0),
    );
  }
  return position;
}

/** `E_m` in kobo: the most this market can lose, whichever runner wins and whichever orders fill. */
export function marketExposure(bets: MarketBets): number {
  return worstLoss(outcomes(bets), bets.matched, bets.pending, pnlIfWins);
}

/** The exposure with one more order waiting, which must be reserved when it is sent. */
export function exposureAfter(bets: MarketBets, order: RunnerBet): number {
  return marketExposure({ ...bets, pending: [...bets.pending, order] });
}

/** The most kobo that a new bet may lose here. `stakeForLiability` converts it to the largest stake. */
export function marketRoom(
  bets: MarketBets,
  { runnerId, side }: { runnerId: string; side: Side },
  availableKobo: number,
): number {
  const losing = [...outcomes(bets)].filter((id) => (id === runnerId) === (side === 'lay'));
  const lowest = lowestSum(losing, bets.matched, bets.pending, pnlIfWins);
  return roomToLose(marketExposure(bets), lowest, availableKobo);
}
