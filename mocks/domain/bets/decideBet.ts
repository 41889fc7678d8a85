import type { Side } from '../../../src/contract/betting/bets.ts';
import type { Market, Runner } from '../../../src/contract/betting/market.ts';
import {
  type ColumnLevel,
  depthOf,
  type Taken,
  takeFromColumn,
} from '../../../src/domain/market/column.ts';
import { marketRefusal } from '../../../src/domain/market/marketState.ts';
import { matchOrder, type Order } from '../../../src/domain/market/matching.ts';
import { acceptsPrice, priceChoice, worstPrice } from '../../../src/domain/market/priceChange.ts';
import { priceScale } from '../../../src/domain/market/priceScale.ts';
import { closingStakeIn } from '../../../src/domain/position/closing.ts';
import { isAffordable } from '../../../src/domain/position/exposure.ts';
import { isAboveMax } from '../../../src/domain/position/limits.ts';
import type { RefusalReason } from '../../../src/domain/position/refusal.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { worldMarket } from '../fixtures.ts';
import { availableOf, exposureOf, openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { columnOf, isWithdrawn } from '../orders/book.ts';
import { isCloser, isPositionChanged, positionOf } from '../orders/positions.ts';
import { ownMet, wayFor } from '../orders/wayFor.ts';
import { limitRefusal } from '../play/checkPlay.ts';
import { askedTerms, mayLose, stakeMatched, stakeWaiting } from './betTerms.ts';

/**
 * A bet that is taken: what of it is matched now, and at which line, and which of the player's waiting orders
 * must go for it. Or the reason why not.
 */
export type Decision =
  | { isTaken: true; taken: Taken; line: number | null; inTheWay: BetRow[] }
  | { isTaken: false; reason: RefusalReason };

/** Decides a bet by the market's state. Unless its rest may wait, all of it is matched or nothing. */
export function decideBet(operator: Operator, bet: BetRow, at: number): Decision {
  const market = worldMarket(operator, bet.marketId, at);
  const runner = market?.runners.find(({ runnerId }) => runnerId === bet.runnerId);
  if (!market || !runner) return refuse('market-closed');
  const closed = marketRefusal(market.status);
  if (closed) return refuse(closed);
  if (isWithdrawn(operator, bet) || runner.status !== 'active') return refuse('runner-removed');
  if (isPositionChanged(operator, bet)) return refuse('position-changed');

  const column = columnFor(operator, bet, market, at);
  const line = lineFor(bet.side, runner);
  const stakeKobo = stakeLeft(operator, bet, column);
  if (isCloser(bet) && stakeKobo === 0) return refuse('position-changed');
  const mayWait = bet.rest !== 'fill';
  if (!mayWait) {
    // The price asked may still be available behind a better one.
    const offered =
      column.find(({ priceHundredths }) => priceHundredths === bet.askedHundredths) ?? column[0];
    if (!offered) return refuse('unmatched');
    if (!isAccepted(operator, bet, offered.priceHundredths, line)) return refuse('price-moved');
  }
  const priceHundredths = mayWait
    ? bet.askedHundredths
    : worstPrice(askedTerms(bet), choiceOf(bet));
  const order = { side: bet.side, priceHundredths, stakeKobo };
  const taken =
    bet.product === 'exchange' ? takeFromColumn(order, column) : takeFromHouse(order, runner);
  if (!mayWait && taken.restKobo > 0) return refuse('unmatched');
  if (stakeKobo - taken.restKobo < (bet.leastKobo ?? 0)) return refuse('least-part');
  const met = taken.restKobo > 0 ? ownMet(operator, bet) : [];
  if (met.length > 0 && !bet.isHedge) return refuse('own-order');
  const matched = carriedOut(bet, taken, line);
  if (bet.isHedge) {
    if (isAboveMax(mayLose(matched), market)) return refuse('above-max');
    const inTheWay = wayFor(operator, matched, met);
    return inTheWay ? { isTaken: true, taken, line, inTheWay } : refuse('same-market-busy');
  }
  const reason = moneyRefusal(operator, bet, matched, market);
  return reason ? refuse(reason) : { isTaken: true, taken, line, inTheWay: [] };
}

/** A bet with what is taken of it. What waits to close shrinks with its position. */
export function carriedOut(bet: BetRow, { fills: taken, restKobo }: Taken, line: number | null) {
  const fills = [...bet.fills, ...taken];
  const { cancelledKobo, lapsedKobo } = bet;
  const stakeKobo = stakeMatched({ fills }) + restKobo + cancelledKobo + lapsedKobo;
  return { ...bet, fills, line, stakeKobo, position: null };
}

/** What is still to be matched: of an order that waits to close, no more than is left to close. */
function stakeLeft(operator: Operator, bet: BetRow, column: readonly ColumnLevel[]): number {
  const kobo = stakeWaiting(bet);
  if (!isCloser(bet)) return kobo;
  const { runnerId, side, askedHundredths: priceHundredths } = bet;
  const closer = { runnerId, side, priceHundredths };
  return Math.min(kobo, closingStakeIn(positionOf(operator, bet), closer, depthOf(column)));
}

/** What the bet's side offers. Only the exchange has a book; elsewhere the house alone takes bets. */
function columnFor(operator: Operator, bet: BetRow, market: Market, at: number): ColumnLevel[] {
  const { runnerId, side, accountId, product, rest } = bet;
  if (product === 'exchange') {
    // In a world where prices move too fast to bet on, a limit finds nothing.
    if (operator.settings.trading === 'moving' && rest !== 'fill') return [];
    return columnOf(operator, market, { runnerId, side, exceptAccountId: accountId }, at);
  }
  const levels = market.runners.find((runner) => runner.runnerId === runnerId)?.[side] ?? [];
  return levels.map(([priceHundredths, othersKobo]) => {
    return { priceHundredths, othersKobo, queue: [] };
  });
}

/** What the house, which needs no book, takes of a bet. */
function takeFromHouse(order: Omit<Order, 'isPartialAllowed'>, runner: Runner): Taken {
  const matching = matchOrder({ ...order, isPartialAllowed: true }, runner[order.side]);
  return { fills: [...matching.fills], restKobo: matching.remainingKobo, levels: [] };
}

/** Why the limits or the player's money refuse a bet as it is matched; undefined when they do not. */
function moneyRefusal(
  operator: Operator,
  bet: BetRow,
  matched: BetRow,
  market: Market,
): RefusalReason | undefined {
  // A lay at any price may lose more than at the price asked.
  const mayLoseKobo = mayLose(matched);
  if (isAboveMax(mayLoseKobo, market)) return 'above-max';
  const { accountId, betId } = bet;
  const others = openBets(operator, accountId, bet.marketId).filter((row) => row.betId !== betId);
  const before = exposureOf(others);
  const after = exposureOf([...others, matched]);
  const stored = operator.db.bets.get(betId);
  const reserved = stored?.isOpen ? exposureOf([...others, stored]) - before : 0;
  const available = availableOf(operator, accountId) + reserved;
  if (!isAffordable(before, after, available)) return 'not-enough-available';
  return limitRefusal(operator, accountId, {
    stakeKobo: mayLoseKobo,
    addedRiskKobo: after - before - reserved,
  })?.reason;
}

/** The run line of a side of a fancy; null for other markets. */
export function lineFor(side: Side, { line }: Runner): number | null {
  if (!line) return null;
  return side === 'back' ? line.yes : line.no;
}

/**
 * Whether the player's choice accepts the current price. Compares price and line, not versions: in play every
 * tick, each second or two, is a new version.
 */
function isAccepted(
  { settings }: Operator,
  bet: BetRow,
  priceHundredths: number,
  line: number | null,
): boolean {
  if (settings.trading === 'moving') return bet.onPriceChange === 'any';
  const { version } = bet;
  const withLine = (value: number | null) => (value === null ? {} : { line: value });
  return acceptsPrice(
    { side: bet.side, scale: priceScale(bet.marketKind) },
    { priceHundredths: bet.askedHundredths, version, ...withLine(bet.line) },
    { priceHundredths, version, ...withLine(line) },
    choiceOf(bet),
  );
}

function choiceOf({ onPriceChange, toleranceBasisPoints }: BetRow) {
  return priceChoice(onPriceChange, toleranceBasisPoints ?? undefined);
}

function refuse(reason: RefusalReason): Decision {
  return { isTaken: false, reason };
}
