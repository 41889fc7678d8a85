import type { Market } from '../../../src/contract/betting/market.ts';
import {
  type StopLoss,
  type setStopLoss,
  stopLossChanged,
} from '../../../src/contract/betting/stopLosses.ts';
import type { InputOf } from '../../../src/contract/kit/endpoint.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { hasBook } from '../../../src/domain/market/hasBook.ts';
import { isOnLadder } from '../../../src/domain/market/ladder.ts';
import { isOver } from '../../../src/domain/market/marketState.ts';
import { cashOutAt } from '../../../src/domain/position/cashOutAt.ts';
import { isStopReached, stopLimit } from '../../../src/domain/position/stopLoss.ts';
import { asSentence } from '../../../src/domain/text/asSentence.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import type { StopLossRow } from '../../db/rows/stopLossRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { gameNow, worldMarket } from '../fixtures.ts';
import type { Operator } from '../operator.ts';
import { checkBreak } from '../play/checkPlay.ts';
import { onBreak } from '../play/playRow.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { columnOf } from './book.ts';
import { positionOf } from './positions.ts';

/** The best price that the order of a stop-loss could be matched at now. */
export function bestFor(
  operator: Operator,
  market: Market,
  { runnerId, side, accountId }: Pick<StopLossRow, 'runnerId' | 'side' | 'accountId'>,
  at: number,
): number | undefined {
  const column = columnOf(operator, market, { runnerId, side, exceptAccountId: accountId }, at);
  return column[0]?.priceHundredths;
}

/** Sets a stop-loss, in place of the one that waits in this market. */
export function setStop(
  operator: Operator,
  { accountId }: AccountRow,
  { gameId, marketId, runnerId, price }: InputOf<typeof setStopLoss>,
  reference: string,
): StopLossRow {
  const at = operator.clock.now();
  const game = gameNow(operator, gameId, at);
  const market = worldMarket(operator, marketId, at);
  const runner = market?.runners.find((one) => one.runnerId === runnerId);
  if (!game || market?.gameId !== gameId || !runner || !hasBook(market.kind)) {
    throw new Refusal('unknown-market', 'Market or selection not found', { status: 404 });
  }
  checkBreak(operator, accountId);
  if (!isOnLadder(price)) throw refuseBet('off-ladder');
  if (isOver(market.status)) throw refuseBet('market-closed');
  const position = positionOf(operator, { ...market, accountId });
  const order = cashOutAt(position, runnerId, price);
  if (!order)
    throw refused(
      "A stop-loss on this selection can't even out your position with one order. Try another selection.",
    );
  const { side } = order;
  const asked = { accountId, runnerId, side, priceHundredths: price };
  if (isStopReached(asked, bestFor(operator, market, asked, at))) {
    throw refused('The price has already reached this stop. Choose another one, or cash out now.');
  }
  for (const row of waitingStops(operator, accountId, marketId))
    endStop(operator, row, 'cancelled', at);
  const stop = operator.db.stopLosses.insert({
    ...asked,
    stopId: `L${operator.db.next('stopLoss', 1)}`,
    reference,
    ...{ gameId, eventName: game.event.name, marketId, marketName: market.name },
    ...{ runnerName: runner.name, state: 'waiting', setAt: at, watchedFrom: at },
    ...{ reason: null, betId: null, endedAt: null },
  });
  pushStop(operator, stop);
  return stop;
}

/** Removes a player's stop-loss if it still waits. */
export function cancelStop(
  operator: Operator,
  { accountId }: AccountRow,
  stopId: string,
): StopLossRow {
  const row = operator.db.stopLosses.get(stopId);
  if (row?.accountId !== accountId) {
    throw new Refusal('unknown-bet', 'Stop-loss not found. It may have ended.', { status: 404 });
  }
  return row.state === 'waiting' ? endStop(operator, row, 'cancelled', operator.clock.now()) : row;
}

export function waitingStops({ db }: Operator, accountId: number, marketId: string): StopLossRow[] {
  return db.stopLosses
    .where('marketId', marketId)
    .filter((row) => row.accountId === accountId && row.state === 'waiting');
}

/**
 * Arms a stop-loss again whose order was refused only because the market was stopped at that moment. One that
 * was set in this market meanwhile stands in its place.
 */
export function armAgain(
  operator: Operator,
  { accountId, betId, marketId }: BetRow,
  at: number,
): boolean {
  const row = operator.db.stopLosses
    .where('accountId', accountId)
    .find((one) => one.betId === betId);
  if (!row || onBreak(operator, accountId)) return false;
  if (waitingStops(operator, accountId, marketId).length > 0) return false;
  const waits = {
    state: 'waiting',
    watchedFrom: at,
    endedAt: null,
    reason: null,
    betId: null,
  } as const;
  pushStop(operator, operator.db.stopLosses.update(row.stopId, waits));
  return true;
}

/** A stop-loss is over. */
export function endStop(
  operator: Operator,
  { stopId }: StopLossRow,
  state: StopLossRow['state'],
  at: number,
  told: { reason?: string; betId?: string } = {},
): StopLossRow {
  const { reason = null, betId = null } = told;
  const ended = operator.db.stopLosses.update(stopId, { state, endedAt: at, reason, betId });
  pushStop(operator, ended);
  return ended;
}

/** Ends all that a player has waiting, for a reason that the player knows. */
export function endStops(operator: Operator, accountId: number, reason: string, at: number): void {
  for (const row of operator.db.stopLosses.where('accountId', accountId)) {
    if (row.state === 'waiting') endStop(operator, row, 'ended', at, { reason });
  }
}

/** Tells the player why a stop-loss has ended without an order. */
export function tellStopEnded(operator: Operator, row: StopLossRow, at: number): void {
  const { accountId, runnerName, priceHundredths, eventName, reason } = row;
  const text = `${asSentence(reason ?? '')} Your stop-loss at ${formatOdds(priceHundredths)} on ${runnerName} in ${eventName} is off.`;
  const message = { title: 'Stop-loss ended', text, severity: 'warning', href: '/mybets' } as const;
  tell(operator, accountId, { ...message, pushAs: 'order-lapsed' }, at);
}

function pushStop(operator: Operator, row: StopLossRow): void {
  operator.push(row.accountId, stopLossChanged, { stop: stopView(row) });
}

/** A stop-loss as its player sees it. */
export function stopView(row: StopLossRow): StopLoss {
  const { stopId, reference, gameId, marketId, runnerId, runnerName } = row;
  const { side, priceHundredths, state } = row;
  return {
    ...{ stopId, reference, gameId, marketId, runnerId, runnerName, side, state, setAt: row.setAt },
    ...{ eventName: row.eventName, marketName: row.marketName },
    price: priceHundredths,
    limit: stopLimit(side, priceHundredths),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.betId !== null && { betId: row.betId }),
    ...(row.endedAt !== null && { endedAt: row.endedAt }),
  };
}

function refused(message: string): Refusal {
  return new Refusal('no-cash-out', message, { status: 422 });
}
