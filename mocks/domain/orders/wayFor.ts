import { wouldMatch } from '../../../src/domain/market/order.ts';
import { ordersInTheWay } from '../../../src/domain/position/closing.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { availableOf, exposureOf, openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';

/** Why an order was cancelled that stood in the way. */
export const MADE_WAY = {
  reasonCode: 'made-way',
  reason: 'We cancelled it to make room for the order that closes your position.',
};

/** Another order of the player that a waiting one would match. */
export function ownMet(operator: Operator, bet: BetRow): BetRow[] {
  const limitOf = ({ side, askedHundredths }: BetRow) => ({
    side,
    priceHundredths: askedHundredths,
  });
  return openBets(operator, bet.accountId, bet.marketId).filter(
    (row) =>
      row.betId !== bet.betId &&
      row.waitsIn !== null &&
      row.runnerId === bet.runnerId &&
      wouldMatch(limitOf(bet), limitOf(row)),
  );
}

/**
 * The player's own waiting orders that must go for an order that closes: those that it would match (`met`), and
 * those whose money it needs. Undefined where that is not enough, because others are still in their delay.
 */
export function wayFor(operator: Operator, bet: BetRow, met: BetRow[] = []): BetRow[] | undefined {
  const { accountId, marketId, betId } = bet;
  const open = openBets(operator, accountId, marketId);
  const others = open.filter((row) => row.betId !== betId);
  const mostKobo = exposureOf(open) + Math.max(0, availableOf(operator, accountId));
  const inBook = others
    .filter((row) => row.waitsIn !== null && !met.includes(row))
    .sort((one, other) => one.place - other.place);
  const inDelay = others.filter((row) => row.waitsIn === null);
  const exposureWith = (kept: readonly BetRow[]) =>
    exposureOf([...others, bet], [...kept, ...inDelay, bet]);
  const ended = ordersInTheWay(inBook, exposureWith, mostKobo);
  const kept = inBook.filter((row) => !ended.includes(row));
  return exposureWith(kept) <= mostKobo ? [...met, ...ended] : undefined;
}
