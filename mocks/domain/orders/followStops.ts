import type { Market } from '../../../src/contract/betting/market.ts';
import { depthOf } from '../../../src/domain/market/column.ts';
import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import { closingStakeIn } from '../../../src/domain/position/closing.ts';
import { isStopReached, stopLimit } from '../../../src/domain/position/stopLoss.ts';
import type { Database } from '../../db/database.ts';
import type { StopLossRow } from '../../db/rows/stopLossRow.ts';
import type { Duty } from '../../engine/duty.ts';
import { inChain } from '../account/receipts.ts';
import { placeBet } from '../bets/placeBet.ts';
import { pushBet } from '../bets/pushBet.ts';
import { worldMarket } from '../fixtures.ts';
import type { House } from '../house.ts';
import { pushBalance } from '../money/wallet.ts';
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
export function stopDuties(house: House, until: number): Duty[] {
  return house.db.stopLosses.where('state', 'waiting').flatMap((row) => {
    const at = nextTurn(house, row, until);
    return at === undefined ? [] : [{ at, perform: (now) => followStop(house, row, now) }];
  });
}

function nextTurn(house: House, row: StopLossRow, until: number): number | undefined {
  const { db, world } = house;
  const known = followed.get(db) ?? new Map();
  followed.set(db, known);
  const book = db.books.get(row.marketId);
  const decided = db.overrides.get(row.marketId);
  const before = known.get(row.stopId);
  // What players and the operator do to a market falls between its steps.
  const isSame = before?.book === book && before?.decided === decided;
  const now = Math.max(row.watchedFrom, Math.min(until, house.clock.now()));
  if (!isSame && turnOf(house, row, now)) return now;
  let from = Math.max(before?.to ?? 0, row.watchedFrom);
  for (;;) {
    const at = world.nextStep(row.marketId, from);
    if (at > until) break;
    if (turnOf(house, row, at)) return at;
    from = at;
  }
  known.set(row.stopId, { book, decided, to: from });
  return undefined;
}

const OVER: readonly (string | undefined)[] = [undefined, 'closed', 'settled'];

function turnOf(house: House, row: StopLossRow, at: number): 'over' | 'reached' | undefined {
  const market = worldMarket(house, row.marketId, at);
  if (OVER.includes(market?.status)) return 'over';
  const isReached =
    market?.status === 'open' && isStopReached(row, bestFor(house, market, row, at));
  return isReached ? 'reached' : undefined;
}

function followStop(house: House, row: StopLossRow, at: number): void {
  const market = worldMarket(house, row.marketId, at);
  if (!market || turnOf(house, row, at) !== 'reached') {
    end(house, row, 'The market closed before its price came.', at);
    return;
  }
  try {
    placeStop(house, row, market, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    end(house, row, error.message, at);
  }
}

function end(house: House, row: StopLossRow, reason: string, at: number): void {
  tellStopEnded(house, endStop(house, row, 'ended', at, { reason }), at);
}

/** Places the order that closes what the player has in the market at this moment. */
function placeStop(house: House, row: StopLossRow, market: Market, at: number): void {
  const { accountId, gameId, marketId, runnerId, side, stopId, priceHundredths } = row;
  const account = house.db.accounts.get(accountId);
  const limit = stopLimit(side, priceHundredths);
  const column = columnOf(house, market, { runnerId, side, exceptAccountId: accountId }, at);
  const stake = closingStakeIn(
    positionOf(house, { ...market, accountId }),
    { runnerId, side, priceHundredths: limit },
    depthOf(column),
  );
  if (!account || stake === 0) {
    end(house, row, 'Nothing was left to close.', at);
    return;
  }
  // From here on it waits no longer: what its own order closes must not end it.
  house.db.stopLosses.update(stopId, { state: 'placed' });
  const tries = row.watchedFrom > row.setAt ? `-${row.watchedFrom}` : '';
  const placed = placeBet(
    house,
    account,
    'exchange',
    {
      ...{ gameId, marketId, runnerId, side, version: market.version },
      ...{ price: limit, stake, onPriceChange: 'better', isHedge: true, rest: 'keep' },
    },
    `${STOP_REFERENCE}${stopId}${tries}`,
  );
  const bet = inChain(house, account, placed);
  endStop(house, row, 'placed', at, { betId: bet.betId });
  pushBet(house, bet);
  pushBalance(house, accountId);
  const text = `The price came to ${formatOdds(priceHundredths)}: ${orderOf(bet)} was placed.`;
  const message = { title: 'Stop-loss reached', text, href: '/mybets' } as const;
  tell(house, accountId, { ...message, severity: 'info', pushAs: 'order-matched' }, at);
  if (bet.state === 'matched') tellMatched(house, bet, stake, at);
}
