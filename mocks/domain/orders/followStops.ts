import type { Market } from '../../../src/contract/betting/market.ts';
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
import { pushNote } from '../pushNote.ts';
import { Refusal } from '../refusal.ts';
import { bestFor, closingOrder, endStop } from './stopLosses.ts';

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
  const now = Math.max(row.setAt, Math.min(until, house.clock.now()));
  if (!isSame && turnOf(house, row, now)) return now;
  let from = before?.to ?? row.setAt;
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
    endStop(house, row, 'ended', at, { reason: 'The market closed before its price came' });
    return;
  }
  try {
    placeStop(house, row, market, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    endStop(house, row, 'ended', at, { reason: error.message });
  }
}

/** Places the order that evens out what the player has in the market at this moment. */
function placeStop(house: House, row: StopLossRow, market: Market, at: number): void {
  const { accountId, gameId, marketId, runnerId, side, stopId, priceHundredths } = row;
  const account = house.db.accounts.get(accountId);
  const best = bestFor(house, market, row, at) ?? priceHundredths;
  const order = closingOrder(house, accountId, market, { runnerId, priceHundredths: best });
  if (!account || order?.side !== side) {
    endStop(house, row, 'ended', at, { reason: 'Nothing was left to close' });
    return;
  }
  const placed = placeBet(
    house,
    account,
    'exchange',
    {
      ...{ gameId, marketId, runnerId, side, version: market.version },
      ...{ price: stopLimit(side, priceHundredths), stake: order.stakeKobo },
      ...{ onPriceChange: 'better', isHedge: true, rest: 'keep' },
    },
    `stop-${stopId}`,
  );
  const bet = inChain(house, account, placed);
  endStop(house, row, 'placed', at, { betId: bet.betId });
  pushBet(house, bet);
  pushBalance(house, accountId);
  const text = `${side === 'lay' ? 'Lay' : 'Back'} ${row.runnerName} was placed in ${market.name}`;
  const note = { kind: 'bet-settled', title: 'Stop-loss reached', text, href: '/mybets' } as const;
  pushNote(house, accountId, { ...note, tag: stopId });
}
