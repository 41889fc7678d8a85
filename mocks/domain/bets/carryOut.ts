import type { BetRow } from '../../db/rows/betRow.ts';
import { worldMarket } from '../fixtures.ts';
import type { House } from '../house.ts';
import { applyTaken, joinQueue, settleDown } from '../orders/changeBook.ts';
import type { Decision } from './decideBet.ts';

/** Carries out the decision about a stored bet: matches what is taken, and puts the rest in the book. */
export function carryOut(
  house: House,
  bet: BetRow,
  { taken, line }: Extract<Decision, { isTaken: true }>,
  at: number,
): BetRow {
  const { betId, product } = bet;
  const fills = [...bet.fills, ...taken.fills];
  const matched = house.db.bets.update(betId, { fills, line, state: 'matched' });
  const market = product === 'exchange' ? worldMarket(house, bet.marketId, at) : undefined;
  if (!market) return matched;
  applyTaken(house, market, bet, taken, at);
  const settled = settleDown(house, matched, at);
  return taken.restKobo > 0 ? joinQueue(house, settled, market, at) : settled;
}
