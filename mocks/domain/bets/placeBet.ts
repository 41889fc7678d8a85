import type { PlaceBet, Product } from '../../../src/contract/betting/bets.ts';
import type { Market, MarketKind } from '../../../src/contract/betting/market.ts';
import type { Rest } from '../../../src/contract/betting/orderFields.ts';
import { isOnLadder } from '../../../src/domain/market/ladder.ts';
import { marketRefusal } from '../../../src/domain/market/marketState.ts';
import { priceScale } from '../../../src/domain/market/priceScale.ts';
import { liability } from '../../../src/domain/position/bet.ts';
import { isAffordable } from '../../../src/domain/position/exposure.ts';
import { mayWin } from '../../../src/domain/position/position.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { NO_ORDER } from '../../db/rows/orderColumns.ts';
import { gameNow, roundNow } from '../fixtures.ts';
import { availableOf, exposureOf, openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { endWaiting } from '../orders/followPosition.ts';
import { isCloser, isClosing, isPositionChanged } from '../orders/positions.ts';
import { tellMatched } from '../orders/tellOrder.ts';
import { MADE_WAY, wayFor } from '../orders/wayFor.ts';
import { checkBreak, checkPlay } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
import { askedTerms, stakeMatched } from './betTerms.ts';
import { carryOut } from './carryOut.ts';
import { decideBet, lineFor } from './decideBet.ts';
import { checkStake, placedNow } from './placed.ts';
import { pushBet } from './pushBet.ts';
import { refuseBet } from './refuseBet.ts';
import { rejectBet } from './rejectBet.ts';

const KINDS: Record<Exclude<Product, 'sportsbook'>, (kind: MarketKind) => boolean> = {
  casino: (kind) => ['match_odds', 'over_under', 'both_to_score'].includes(kind),
  bookmaker: (kind) => kind === 'bookmaker',
  fancy: (kind) => kind === 'fancy' || kind === 'fancy1' || kind === 'odd_even',
  exchange: (kind) => !KINDS.bookmaker(kind) && !KINDS.fancy(kind),
};

/** A bet as it is sent; on the exchange with what becomes of its rest. */
type ExchangeOrder = PlaceBet & { rest?: Rest | undefined; least?: number | undefined };

/**
 * Places a bet: refuses it at once, matches it at once, or accepts it for the market's delay. While it waits
 * it counts towards the exposure, which reserves its money.
 */
export function placeBet(
  operator: Operator,
  account: AccountRow,
  product: keyof typeof KINDS,
  order: ExchangeOrder,
  reference: string,
): BetRow {
  const at = operator.clock.now();
  const game = (product === 'casino' ? roundNow : gameNow)(operator, order.gameId, at);
  const market = game?.markets.find(({ marketId }) => marketId === order.marketId);
  const runner = market?.runners.find(({ runnerId }) => runnerId === order.runnerId);
  if (!game || !market || !runner || !KINDS[product](market.kind)) {
    throw new Refusal('unknown-market', 'Market or selection not found', { status: 404 });
  }
  const delayMs = market.inPlay ? market.delaySeconds * 1000 : 0;
  const asked: BetRow = {
    ...placedNow(order, { accountId: account.accountId, reference, at, delayMs }),
    ...NO_ORDER,
    ...(product === 'exchange' && { rest: order.rest ?? 'fill', leastKobo: order.least ?? null }),
    betId: `B${operator.db.next('bet', 100_000_001)}`,
    product,
    gameId: order.gameId,
    eventName: game.event.name,
    marketId: order.marketId,
    marketName: market.name,
    marketKind: market.kind,
    runnerId: order.runnerId,
    runnerName: runner.name,
    runners: market.runners.filter(mayWin).map(({ runnerId, name }) => ({ runnerId, name })),
    side: order.side,
    line: order.line ?? lineFor(order.side, runner),
    askedHundredths: order.price,
    version: order.version,
    fills: [],
    commissionPercent: market.commissionPercent,
    state: 'delayed',
    isHedge: false,
    position: order.position ?? null,
    resultKobo: null,
    commissionKobo: null,
    outcome: null,
  };
  const bet = { ...asked, isHedge: order.isHedge === true && isClosing(operator, asked) };
  if (isPositionChanged(operator, bet)) throw refuseBet('position-changed');
  checkTerms(bet, market, bet.isHedge);
  if (bet.isHedge) checkBreak(operator, bet.accountId);
  else checkFunds(operator, bet, riskOf(operator, bet));
  if (delayMs > 0) {
    makeWay(operator, bet, at);
    return operator.db.bets.insert(bet);
  }

  const decision = decideBet(operator, bet, at);
  if (!decision.isTaken) throw refuseBet(decision.reason);
  operator.db.bets.insert(bet);
  return carryOut(operator, bet, decision, at);
}

/** In its delay, too, a bet that closes needs money: what waits beside it makes way. */
function makeWay(operator: Operator, bet: BetRow, at: number): void {
  if (!bet.isHedge) return;
  const inTheWay = wayFor(operator, bet);
  if (!inTheWay) throw refuseBet('same-market-busy');
  for (const row of inTheWay) endWaiting(operator, row, MADE_WAY, at);
}

/** The most the market can lose, without the bet and while the bet waits. */
interface Risk {
  beforeKobo: number;
  afterKobo: number;
}

function riskOf(operator: Operator, bet: BetRow): Risk {
  const others = openBets(operator, bet.accountId, bet.marketId);
  return { beforeKobo: exposureOf(others), afterKobo: exposureOf([...others, bet]) };
}

function checkTerms(bet: BetRow, market: Market, isHedge: boolean): void {
  const closed = marketRefusal(market.status);
  if (closed) throw refuseBet(closed);
  if (priceScale(market.kind) === 'decimal' && !isOnLadder(bet.askedHundredths)) {
    throw refuseBet('off-ladder');
  }
  checkStake(askedTerms(bet), bet.stakeKobo, market, isHedge);
  if ((bet.leastKobo ?? 0) > bet.stakeKobo) {
    const text = 'The least part is more than the stake.';
    throw new Refusal('invalid', text, { fields: { least: text } });
  }
}

/**
 * Refuses a bet whose added exposure is more than the available money or the limits allow.
 */
function checkFunds(operator: Operator, bet: BetRow, { beforeKobo, afterKobo }: Risk): void {
  checkPlay(operator, bet.accountId, {
    stakeKobo: liability(askedTerms(bet)),
    addedRiskKobo: afterKobo - beforeKobo,
  });
  if (!isAffordable(beforeKobo, afterKobo, availableOf(operator, bet.accountId))) {
    throw refuseBet('not-enough-available');
  }
}

/** Ends a bet's delay: matches it or puts it in the book, or refuses it, and notifies the player. */
export function endDelay(operator: Operator, bet: BetRow, at: number): void {
  const decision = decideBet(operator, bet, at);
  if (!decision.isTaken) {
    rejectBet(operator, bet, decision.reason);
    return;
  }
  const row = carryOut(operator, bet, decision, at);
  pushBet(operator, row);
  const kobo = stakeMatched(row) - stakeMatched(bet);
  // The player of an order that waited before, or of a closer, may be looking elsewhere.
  if (kobo > 0 && (isCloser(bet) || bet.place > 0)) tellMatched(operator, row, kobo, at);
}
