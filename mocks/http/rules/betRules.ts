import { betTotals } from '../../../src/domain/position/betTotals.ts';
import { isInRange } from '../../../src/domain/time/dayRange.ts';
import type { BetRow } from '../../db/rows/betRow.ts';
import { betView } from '../../domain/bets/betView.ts';
import { placed } from '../../domain/bets/placedFor.ts';
import { pushBet } from '../../domain/bets/pushBet.ts';
import { exposures } from '../../domain/money/exposure.ts';
import { cancelBet, cancelBets } from '../../domain/orders/cancelBets.ts';
import { changeBet } from '../../domain/orders/changeBet.ts';
import { cancelStop, setStop, stopView } from '../../domain/orders/stopLosses.ts';
import type { SomeRules } from '../everyRule.ts';
import { pageOf } from '../pages.ts';

/** How long a stop-loss that has ended is listed among those that wait. */
const ENDED_SHOWN_MS = 86_400_000;

const VOIDED = ['void', 'cancelled', 'lapsed', 'rejected'];

/** Placing and listing bets. */
export const betRules = {
  placeMatchOddsBet: ({ operator, player, input, key }) =>
    placed(operator, player, 'exchange', input, key),
  placeFancyBet: ({ operator, player, input, key }) =>
    placed(operator, player, 'fancy', input, key),
  placeBookmakerBet: ({ operator, player, input, key }) =>
    placed(operator, player, 'bookmaker', input, key),
  changeBet: ({ operator, player, input, at }) => {
    const row = changeBet(operator, player, input, at);
    pushBet(operator, row);
    return { bet: betView(row) };
  },
  cancelBet: ({ operator, player, input: { betId }, at }) => {
    const { row, cancelledKobo } = cancelBet(operator, player, betId, at);
    return { bet: betView(row), cancelled: cancelledKobo };
  },
  cancelMarketBets: ({ operator, player, input: { marketId }, at }) => {
    const { rows, cancelledKobo } = cancelBets(operator, player, marketId, at);
    return { bets: rows.map(betView), cancelled: cancelledKobo };
  },
  cancelAllBets: ({ operator, player, at }) => {
    const { rows, cancelledKobo } = cancelBets(operator, player, undefined, at);
    return { bets: rows.map(betView), cancelled: cancelledKobo };
  },
  setStopLoss: ({ operator, player, input, key }) => ({
    stop: stopView(setStop(operator, player, input, key)),
  }),
  cancelStopLoss: ({ operator, player, input: { stopId } }) => ({
    stop: stopView(cancelStop(operator, player, stopId)),
  }),
  listStopLosses: ({ operator, player, input: { marketId, reference }, at }) => ({
    asOf: at,
    stops: operator.db.stopLosses
      .where('accountId', player.accountId)
      .filter((row) =>
        marketId || reference
          ? row.marketId === (marketId ?? row.marketId) &&
            row.reference === (reference ?? row.reference)
          : (row.endedAt ?? at) > at - ENDED_SHOWN_MS,
      )
      .reverse()
      .map(stopView),
  }),
  listBets: ({ operator, player, input, at }) => {
    const { group, product, reference, from, to, event, page } = input;
    const rows = operator.db.bets
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!group || groupOf(row) === group) &&
          (!product || row.product === product) &&
          (!reference || row.reference === reference) &&
          (!event || row.eventName.toLowerCase().includes(event.toLowerCase())) &&
          isInRange(row.placedAt, { from, to }),
      )
      .sort((one, other) => one.placedAt - other.placedAt);
    const bets = pageOf(rows, page).map(betView);
    return { asOf: at, bets, total: rows.length, totals: betTotals(rows.map(betView)) };
  },
  listMatchBets: ({ operator, player, input: { gameId }, at }) => ({
    asOf: at,
    bets: operator.db.bets
      .where('isOpen', true)
      .filter((row) => row.accountId === player.accountId && row.gameId === gameId)
      .reverse()
      .map(betView),
  }),
  getExposure: ({ operator, player }) => {
    const markets = exposures(operator, player.accountId);
    const exposureAmount = markets.reduce((sum, { exposure }) => sum + exposure, 0);
    return { exposureAmount, markets };
  },
} satisfies SomeRules;

function groupOf({ isOpen, state }: BetRow): 'open' | 'settled' | 'void' {
  if (isOpen) return 'open';
  return VOIDED.includes(state) ? 'void' : 'settled';
}
