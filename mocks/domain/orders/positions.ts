import type { OutcomeResult } from '../../../src/contract/betting/outcomeResult.ts';
import { stakesInTurn } from '../../../src/domain/position/closing.ts';
import { isHedge } from '../../../src/domain/position/exposure.ts';
import { isSamePosition, namedPosition } from '../../../src/domain/position/namedPosition.ts';
import {
  marketPosition,
  type Position,
  possibleWinners,
} from '../../../src/domain/position/position.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { bookEntry, matchedTerms, stakeWaiting } from '../bets/betTerms.ts';
import { groupBy } from '../groupBy.ts';
import { exposureOf, openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';

type Of = Pick<BetRow, 'accountId' | 'marketId' | 'marketKind'> & {
  runners: Parameters<typeof possibleWinners>[0];
};

function matchedIn(
  operator: Operator,
  { accountId, marketId }: Pick<Of, 'accountId' | 'marketId'>,
) {
  const rows = openBets(operator, accountId, marketId);
  return rows.flatMap((row) => matchedTerms(row).map((bet) => bookEntry(row, bet)));
}

/** What a player has matched in a market, by winning runner. */
export function positionOf(
  operator: Operator,
  of: Pick<Of, 'accountId' | 'marketId' | 'runners'>,
): Position {
  const runnerIds = possibleWinners(of.runners);
  return marketPosition({ runnerIds, matched: matchedIn(operator, of), pending: [] });
}

/** The same as an order names it. */
export function namedNow(operator: Operator, of: Of): OutcomeResult[] {
  return namedPosition(of.marketKind, possibleWinners(of.runners), matchedIn(operator, of));
}

/** Whether the player has another position by now than the one that the order was worked out from. */
export function isPositionChanged(operator: Operator, bet: BetRow): boolean {
  return bet.position !== null && !isSamePosition(bet.position, namedNow(operator, bet));
}

/**
 * Whether a bet closes: it makes the worst outcome of what is matched no worse. What waits beside it does not
 * count, because it may never be matched.
 */
export function isClosing(operator: Operator, bet: BetRow): boolean {
  const others = openBets(operator, bet.accountId, bet.marketId).filter(
    ({ betId }) => betId !== bet.betId,
  );
  return isHedge(exposureOf(others, []), exposureOf([...others, bet], [bet]));
}

/** Whether an order waits, or may wait, to close a position: a target, or the order of a stop-loss. */
export function isCloser({ isHedge, rest }: Pick<BetRow, 'isHedge' | 'rest'>): boolean {
  return isHedge && rest !== 'fill';
}

/**
 * What may be matched of orders in one column of a runner, by their ids. They stand in the order in which they
 * are matched: no closer may open a position after another order of its player has closed it.
 */
export function matchable(
  operator: Operator,
  rows: readonly BetRow[],
): ReadonlyMap<string, number> {
  const kobo = new Map(rows.map((row) => [row.betId, stakeWaiting(row)]));
  for (const own of groupBy(rows, ({ accountId }) => String(accountId))) {
    if (!own.some(isCloser)) continue;
    const stakes = stakesInTurn(
      positionOf(operator, own[0]),
      own.map((row) => ({
        ...{ runnerId: row.runnerId, side: row.side, priceHundredths: row.askedHundredths },
        ...{ stakeKobo: stakeWaiting(row), isCloser: isCloser(row) },
      })),
    );
    for (const [index, row] of own.entries()) kobo.set(row.betId, stakes[index] ?? 0);
  }
  return kobo;
}
