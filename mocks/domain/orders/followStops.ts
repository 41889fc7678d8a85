import type { Market } from '../../../src/contract/betting/market.ts';
import { depthOf } from '../../../src/domain/market/column.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { isOver } from '../../../src/domain/market/marketState.ts';
import { closingStakeIn } from '../../../src/domain/position/closing.ts';
import { isStopReached, stopLimit } from '../../../src/domain/position/stopLoss.ts';
import type { Database } from '../../db/database.ts';
import type { StopLossRow } from '../../db/rows/stopLossRow.ts';
import type { ScheduledTask } from '../../engine/scheduledTask.ts';
import { inChain } from '../account/receipts.ts';
import { placeBet } from '../bets/placeBet.ts';
import { pushBet } from '../bets/pushBet.ts';
import { worldMarket } from '../fixtures.ts';
import { pushBalance } from '../money/wallet.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { tell } from '../tell.ts';
import { columnOf } from './book.ts';
import { positionOf } from './positions.ts';
import { bestFor, endStop, tellStopEnded } from './stopLosses.ts';
import { orderOf, STOP_REFERENCE, tellMatched } from './tellOrder.ts';

/** Until when each stop-loss is known to do nothing, with this book. Never part of a world's state. */
const followed = new WeakMap<
  Database,
  Map<string, { book: unknown; decided: unknown; to: number }>
>();

/** The stop-losses that the world brings to their stop, or whose market closes, until `until`. */
export function stopTasks(operator: Operator, until: number): ScheduledTask[] {
  return operator.db.stopLosses.where('state', 'waiting').flatMap((row) => {
    const at = nextTurn(operator, row, until);
    return at === undefined ? [] : [{ at, perform: (now) => followStop(operator, row, now) }];
  });
}

function nextTurn(operator: Operator, row: StopLossRow, until: number): number | undefined {
  const { db, world } = operator;
  const known = followed.get(db) ?? new Map();
  followed.set(db, known);
  const book = db.books.get(row.marketId);
  const decided = db.overrides.get(row.marketId);
  const before = known.get(row.stopId);
  // What players and the operator do to a market falls between its steps.
  const isSame = before?.book === book && before?.decided === decided;
  const now = Math.max(row.watchedFrom, Math.min(until, operator.clock.now()));
  if (!isSame && turnOf(operator, row, now)) return now;
  let from = Math.max(before?.to ?? 0, row.watchedFrom);
  for (;;) {
    const at = world.nextStep(row.marketId, from);
    if (at > until) break;
    if (turnOf(operator, row, at)) return at;
    from = at;
  }
  known.set(row.stopId, { book, decided, to: from });
  return undefined;
}

function turnOf(operator: Operator, row: StopLossRow, at: number): 'over' | 'reached' | undefined {
  const market = worldMarket(operator, row.marketId, at);
  if (!market || isOver(market.status)) return 'over';
  const isReached =
    market.status === 'open' && isStopReached(row, bestFor(operator, market, row, at));
  return isReached ? 'reached' : undefined;
}

function followStop(operator: Operator, row: StopLossRow, at: number): void {
  const market = worldMarket(operator, row.marketId, at);
  if (!market || turnOf(operator, row, at) !== 'reached') {
    end(operator, row, 'The market closed before your stop price was reached.', at);
    return;
  }
  try {
    placeStop(operator, row, market, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    end(operator, row, error.message, at);
  }
}

function end(operator: Operator, row: StopLossRow, reason: string, at: number): void {
  tellStopEnded(operator, endStop(operator, row, 'ended', at, { reason }), at);
}

/** Places the order that closes what the player has in the market at this moment. */
function placeStop(operator: Operator, row: StopLossRow, market: Market, at: number): void {
  const { accountId, gameId, marketId, runnerId, side, stopId, priceHundredths } = row;
  const account = operator.db.accounts.get(accountId);
  const limit = stopLimit(side, priceHundredths);
  const column = columnOf(operator, market, { runnerId, side, exceptAccountId: accountId }, at);
  const stake = closingStakeIn(
    positionOf(operator, { ...market, accountId }),
    { runnerId, side, priceHundredths: limit },
    depthOf(column),
  );
  if (!account || stake === 0) {
    end(operator, row, 'Nothing was left to close.', at);
    return;
  }
  // From here on it waits no longer: what its own order closes must not end it.
  operator.db.stopLosses.update(stopId, { state: 'placed' });
  const tries = row.watchedFrom > row.setAt ? `-${row.watchedFrom}` : '';
  const placed = placeBet(
    operator,
    account,
    'exchange',
    {
      ...{ gameId, marketId, runnerId, side, version: market.version },
      ...{ price: limit, stake, onPriceChange: 'better', isHedge: true, rest: 'keep' },
    },
    `${STOP_REFERENCE}${stopId}${tries}`,
  );
  const bet = inChain(operator, account, placed);
  endStop(operator, row, 'placed', at, { betId: bet.betId });
  pushBet(operator, bet);
  pushBalance(operator, accountId);
  const text = `The price reached ${formatOdds(priceHundredths)}. We placed your order: ${orderOf(bet)}.`;
  const message = { title: 'Stop-loss reached', text, href: '/mybets' } as const;
  tell(operator, accountId, { ...message, severity: 'info', pushAs: 'order-matched' }, at);
  if (bet.state === 'matched') tellMatched(operator, bet, stake, at);
}
