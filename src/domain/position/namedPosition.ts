import type { Bet } from '../../contract/betting/bets.ts';
import type { MarketKind } from '../../contract/betting/market.ts';
import type { OutcomeResult } from '../../contract/betting/outcomeResult.ts';
import { pnlOfAmounts } from './bet.ts';
import { type FancyBet, fancyBook } from './fancyBook.ts';
import { marketPosition, type RunnerBet } from './position.ts';

/**
 * A position as an order that closes it names it, so that the server can tell whether it is still the one that
 * the order was worked out from.
 */
export function namedPosition(
  kind: MarketKind,
  runnerIds: readonly string[],
  matched: readonly (RunnerBet & FancyBet)[],
): OutcomeResult[] {
  return kind === 'fancy'
    ? fancyBook(matched).map(({ from, pnlKobo }) => ({ outcome: String(from), result: pnlKobo }))
    : [...marketPosition({ runnerIds, matched, pending: [] })].map(([outcome, result]) => {
        return { outcome, result };
      });
}

/** Whether two positions are the same, in whatever order their outcomes stand. */
export function isSamePosition(
  one: readonly OutcomeResult[],
  other: readonly OutcomeResult[],
): boolean {
  const results = new Map(other.map(({ outcome, result }) => [outcome, result]));
  return (
    one.length === results.size &&
    one.every(({ outcome, result }) => results.get(outcome) === result)
  );
}

/** A position after one more bet on one of its runners, as its answer tells it. */
export function withMatched(
  position: readonly OutcomeResult[],
  { runnerId, side, profit, liability }: Pick<Bet, 'runnerId' | 'side' | 'profit' | 'liability'>,
): OutcomeResult[] {
  const { ifHitKobo, ifMissedKobo } = pnlOfAmounts(side, profit, liability);
  return position.map(({ outcome, result }) => {
    return { outcome, result: result + (outcome === runnerId ? ifHitKobo : ifMissedKobo) };
  });
}
