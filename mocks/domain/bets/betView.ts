import type { Bet } from '../../../src/contract/betting/bets.ts';
import { averagePrice, partsByPrice } from '../../../src/domain/market/fills.ts';
import { liability, profit } from '../../../src/domain/position/bet.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { askedTerms, matchedTerms, stakeMatched, stakeWaiting } from './betTerms.ts';
import { fateView } from './placed.ts';

/** A bet as its player sees it. */
export function betView(row: BetRow): Bet {
  const terms = row.fills.length > 0 ? matchedTerms(row) : [askedTerms(row)];
  const priceMatched = averagePrice(row.fills);
  return {
    betId: row.betId,
    reference: row.reference,
    product: row.product,
    gameId: row.gameId,
    eventName: row.eventName,
    marketId: row.marketId,
    marketName: row.marketName,
    marketKind: row.marketKind,
    runnerId: row.runnerId,
    runnerName: row.runnerName,
    runners: row.runners,
    side: row.side,
    ...(row.line !== null && { line: row.line }),
    priceAsked: row.askedHundredths,
    ...(priceMatched !== undefined && { priceMatched }),
    stake: row.stakeKobo,
    stakeMatched: stakeMatched(row),
    ...orderView(row),
    profit: terms.reduce((sum, bet) => sum + profit(bet), 0),
    liability: terms.reduce((sum, bet) => sum + liability(bet), 0),
    state: row.state,
    ...fateView(row),
    ...(row.resultKobo !== null && { result: row.resultKobo }),
    ...(row.commissionKobo !== null && { commission: row.commissionKobo }),
    commissionPercent: row.commissionPercent,
    ...(row.isHedge && { isHedge: true }),
    ...(row.outcome !== null && { outcome: row.outcome }),
    rulesVersion: row.rulesVersion,
  };
}

/** What a bet tells as an order. One that never waits tells little: players pay for each byte. */
function orderView(row: BetRow): Partial<Bet> {
  const { rest, leastKobo, cancelledKobo, lapsedKobo, waitingSince, fills } = row;
  const waiting = stakeWaiting(row);
  const parts = partsByPrice(fills);
  return {
    ...(rest !== 'fill' && { rest }),
    ...(leastKobo !== null && { leastPart: leastKobo }),
    ...(waiting > 0 && { stakeWaiting: waiting }),
    ...(cancelledKobo > 0 && { stakeCancelled: cancelledKobo }),
    ...(lapsedKobo > 0 && { stakeLapsed: lapsedKobo }),
    ...(waitingSince !== null && { waitingSince }),
    ...(parts.length > 1 && {
      fills: parts.map(({ priceHundredths, stakeKobo }) => {
        return { price: priceHundredths, stake: stakeKobo };
      }),
    }),
    ...(row.reductionBasisPoints > 0 && { reductionPercent: row.reductionBasisPoints / 100 }),
  };
}
