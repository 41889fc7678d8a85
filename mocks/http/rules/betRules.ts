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
  placeMatchOddsBet: ({ house, player, input, key }) =>
    placed(house, player, 'exchange', input, key),
  placeFancyBet: ({ house, player, input, key }) => placed(house, player, 'fancy', input, key),
  placeBookmakerBet: ({ house, player, input, key }) =>
    placed(house, player, 'bookmaker', input, key),
  changeBet: ({ house, player, input, at }) => {
    const row = changeBet(house, player, input, at);
    pushBet(house, row);
    return { bet: betView(row) };
  },
  cancelBet: ({ house, player, input: { betId }, at }) => {
    const { row, cancelledKobo } = cancelBet(house, player, betId, at);
    return { bet: betView(row), cancelled: cancelledKobo };
  },
  cancelMarketBets: ({ house, player, input: { marketId }, at }) => {
    const { rows, cancelledKobo } = cancelBets(house, player, marketId, at);
    return { bets: rows.map(betView), cancelled: cancelledKobo };
  },
  cancelAllBets: ({ house, player, at }) => {
    const { rows, cancelledKobo } = cancelBets(house, player, undefined, at);
    return { bets: rows.map(betView), cancelled: cancelledKobo };
  },
  setStopLoss: ({ house, player, input }) => ({ stop: stopView(setStop(house, player, input)) }),
  cancelStopLoss: ({ house, player, input: { stopId } }) => ({
    stop: stopView(cancelStop(house, player, stopId)),
  }),
  listStopLosses: ({ house, player, input: { marketId }, at }) => ({
    asOf: at,
    stops: house.db.stopLosses
      .where('accountId', player.accountId)
      .filter((row) =>
        marketId ? row.marketId === marketId : (row.endedAt ?? at) > at - ENDED_SHOWN_MS,
      )
      .reverse()
      .map(stopView),
  }),
  listBets: ({ house, player, input, at }) => {
    const { group, product, reference, from, to, event, page } = input;
    const rows = house.db.bets
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
  listMatchBets: ({ house, player, input: { gameId }, at }) => ({
    asOf: at,
    bets: house.db.bets
      .where('isOpen', true)
      .filter((row) => row.accountId === player.accountId && row.gameId === gameId)
      .reverse()
      .map(betView),
  }),
  getExposure: ({ house, player }) => {
    const markets = exposures(house, player.accountId);
    const exposureAmount = markets.reduce((sum, { exposure }) => sum + exposure, 0);
    return { exposureAmount, markets };
  },
} satisfies SomeRules;

function groupOf({ isOpen, state }: BetRow): 'open' | 'settled' | 'void' {
  if (isOpen) return 'open';
  return VOIDED.includes(state) ? 'void' : 'settled';
}
