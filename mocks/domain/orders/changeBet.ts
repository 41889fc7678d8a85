import { isOnLadder } from '../../../src/domain/market/ladder.ts';
import { marketRefusal } from '../../../src/domain/market/marketState.ts';
import { keepsPlace } from '../../../src/domain/market/order.ts';
import { closingStake } from '../../../src/domain/position/closing.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { askedTerms, mayLose, stakeMatched } from '../bets/betTerms.ts';
import { carryOut } from '../bets/carryOut.ts';
import { decideBet } from '../bets/decideBet.ts';
import { checkStake } from '../bets/placed.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import { worldMarket } from '../fixtures.ts';
import { availableOf, exposureOf, openBets } from '../money/exposure.ts';
import type { Operator } from '../operator.ts';
import { checkBreak, checkPlay } from '../play/checkPlay.ts';
import { betOf } from './cancelBets.ts';
import { settleDown } from './changeBook.ts';
import { isCloser, positionOf } from './positions.ts';

interface Change {
  betId: string;
  price?: number | undefined;
  stake?: number | undefined;
}

/**
 * Changes a waiting order. Less stake keeps its place in the queue. Another price or more stake is a new
 * order for the rest: it is checked like one, waits the delay in play, and stands last.
 */
export function changeBet(
  operator: Operator,
  account: AccountRow,
  change: Change,
  at: number,
): BetRow {
  const row = betOf(operator, account, change.betId);
  if (row.waitsIn === null) throw refuseBet('not-waiting');
  const { price = row.askedHundredths, stake = row.stakeKobo } = change;
  const changed: BetRow = {
    ...row,
    askedHundredths: price,
    stakeKobo: Math.max(stakeFor(operator, row, price, stake), stakeMatched(row)),
    leastKobo: null,
    position: null,
  };
  const market = worldMarket(operator, row.marketId, at);
  if (!market) throw refuseBet('market-closed');
  if (!isOnLadder(price)) throw refuseBet('off-ladder');
  checkStake(askedTerms(changed), changed.stakeKobo, market, isCloser(row));
  const was = { priceHundredths: row.askedHundredths, stakeKobo: row.stakeKobo };
  if (keepsPlace(was, { priceHundredths: price, stakeKobo: changed.stakeKobo })) {
    return settleDown(operator, operator.db.bets.update(row.betId, changed), at);
  }
  const closed = marketRefusal(market.status);
  if (closed) throw refuseBet(closed);
  if (isCloser(row)) checkBreak(operator, row.accountId);
  else checkFunds(operator, row, changed);
  const delayMs = market.inPlay ? market.delaySeconds * 1000 : 0;
  const renewed: BetRow = {
    ...changed,
    state: 'delayed',
    waitsIn: null,
    waitingSince: null,
    aheadKobo: 0,
    decidesAt: delayMs > 0 ? at + delayMs : null,
  };
  if (delayMs > 0) return operator.db.bets.update(row.betId, renewed);
  const decision = decideBet(operator, renewed, at);
  if (!decision.isTaken) throw refuseBet(decision.reason);
  operator.db.bets.update(row.betId, renewed);
  return carryOut(operator, renewed, decision, at);
}

/** The new stake of the whole order: of one that waits to close, no more than is left to close at its new price. */
function stakeFor(operator: Operator, row: BetRow, price: number, stake: number): number {
  if (!isCloser(row)) return stake;
  const { runnerId, side } = row;
  const left = closingStake(positionOf(operator, row), { runnerId, side, priceHundredths: price });
  return Math.min(stake, stakeMatched(row) + left);
}

/** Refuses a change whose added exposure is more than the available money or the limits allow. */
function checkFunds(operator: Operator, row: BetRow, changed: BetRow): void {
  const others = openBets(operator, row.accountId, row.marketId).filter(
    ({ betId }) => betId !== row.betId,
  );
  const addedRiskKobo = exposureOf([...others, changed]) - exposureOf([...others, row]);
  checkPlay(operator, row.accountId, { stakeKobo: mayLose(changed), addedRiskKobo });
  if (addedRiskKobo > Math.max(0, availableOf(operator, row.accountId))) {
    throw refuseBet('not-enough-available');
  }
}
