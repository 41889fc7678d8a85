import type { CouponEvent, CouponMarket } from '../../../src/contract/betting/coupon.ts';
import type { SportEvent, SportId } from '../../../src/contract/betting/market.ts';
import { isInRange } from '../../../src/domain/time/dayRange.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { codeFor, selectionsOf } from '../../domain/coupons/bookingCodes.ts';
import { cashOutCoupon, cashOutOffer, couponById } from '../../domain/coupons/cashOutCoupon.ts';
import { combine } from '../../domain/coupons/combine.ts';
import { couponEvent as matchOf } from '../../domain/coupons/couponEvent.ts';
import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { couponPage, MAIN_MARKETS } from '../../domain/coupons/couponPage.ts';
import { COUPON_LIMITS } from '../../domain/coupons/couponTerms.ts';
import { couponView } from '../../domain/coupons/couponView.ts';
import { editCoupon } from '../../domain/coupons/editCoupon.ts';
import { offerNow } from '../../domain/coupons/offerNow.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import { pushCoupon } from '../../domain/coupons/pushCoupon.ts';
import { groupBy } from '../../domain/groupBy.ts';
import type { Operator } from '../../domain/operator.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { pageOf } from '../pages.ts';

const SPORTS: SportId[] = [1, 2, 4];

/** The sportsbook: fixed-odds markets and the bets on them. */
export const couponRules = {
  listCoupons: ({ operator, input, at }) => {
    const { all, asked, wanted, shown } = couponPage(operator, input, at);
    return {
      asOf: at,
      sports: SPORTS.map((sportId) => {
        const events = all.filter((event) => event.sportId === sportId);
        return { sportId, events: events.length, live: events.filter((row) => row.inPlay).length };
      }),
      competitions: groupBy(asked, (event) => event.competition)
        .sort((one, other) => matchedOn(other) - matchedOn(one))
        .map((events) => ({
          sportId: events[0].sportId,
          name: events[0].competition,
          events: events.length,
        })),
      events: shown.map((event) => listed(operator, event, at)),
      total: wanted.length,
      limits: COUPON_LIMITS,
    };
  },
  getCoupon: ({ operator, input: { gameId }, at }) => {
    const event = operator.world.event(gameId, at)?.event;
    const markets = couponsNow(operator, gameId, at);
    if (!event || !markets) {
      throw new Refusal('unknown-event', 'This event is no longer listed', { status: 404 });
    }
    return { asOf: at, event: couponEvent(operator, event, markets, at), limits: COUPON_LIMITS };
  },
  priceCombination: ({ operator, input: { selections }, at }) => combine(operator, selections, at),
  priceSelections: ({ operator, input: { selections }, at }) => ({
    asOf: at,
    selections: selections.map(({ marketId, selectionId }) => {
      const offer = offerNow(operator, { marketId, selectionId }, at);
      const event = matchOf(operator, marketId.split(':')[0] ?? '', at);
      if (!offer || !event) return { marketId, selectionId, status: 'unknown' as const };
      const { market, selection } = offer;
      const { gameId, sportId, startsAt, inPlay, name, score } = event;
      return {
        marketId,
        selectionId,
        status: selection.status,
        offer: {
          gameId,
          eventName: name,
          sportId,
          startsAt,
          inPlay,
          ...(score && inPlay && { score: { line: score.line, detail: score.detail } }),
          marketName: market.name,
          version: market.version,
          selection,
        },
      };
    }),
    limits: COUPON_LIMITS,
  }),
  makeBookingCode: ({ operator, input: { selections } }) => codeFor(operator, selections),
  openBookingCode: ({ operator, input: { code } }) => ({
    selections: selectionsOf(operator, code),
  }),
  placeCoupon: ({ operator, player, input, key }) => {
    const row = inChain(operator, player, placeCoupon(operator, player, input, key));
    pushCoupon(operator, row);
    return { bet: couponView(row) };
  },
  listCouponBets: ({ operator, player, input, at }) => {
    const { group, reference, from, to, page } = input;
    const rows = operator.db.coupons
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!group || groupOf(row) === group) &&
          (!reference || row.reference === reference) &&
          isInRange(row.placedAt, { from, to }),
      );
    const bets = pageOf(rows, page).map((row) => ({
      ...couponView(row),
      ...(row.isOpen && { cashOut: cashOutOffer(operator, row, at) }),
    }));
    return { asOf: at, bets, total: rows.length };
  },
  quoteCashOut: ({ operator, player, input: { couponId }, at }) => ({
    asOf: at,
    couponId,
    cashOut: cashOutOffer(operator, couponById(operator, player.accountId, couponId), at),
  }),
  cashOutCoupon: ({ operator, player, input: { couponId, amount, part } }) => {
    const row = couponById(operator, player.accountId, couponId);
    return { bet: couponView(cashOutCoupon(operator, row, amount, part)) };
  },
  editCoupon: ({ operator, player, input: { couponId, amount, legs } }) => {
    const row = couponById(operator, player.accountId, couponId);
    return { bet: couponView(inChain(operator, player, editCoupon(operator, row, amount, legs))) };
  },
} satisfies SomeRules;

/** The leagues that people know come first: those with the most money on the exchange. */
function matchedOn(events: readonly SportEvent[]): number {
  return events.reduce((sum, { matched }) => sum + matched, 0);
}

function couponEvent(
  operator: Operator,
  event: SportEvent,
  markets: CouponMarket[],
  at: number,
): CouponEvent {
  const { gameId, sportId, competition, name, startsAt, inPlay, score } = event;
  const [home = '', away = ''] = name.split(' v ');
  const about = { gameId, sportId, competition, name, home, away, startsAt, inPlay };
  const marketCount = operator.world.couponCount(gameId, at);
  return { ...about, ...(score && { score }), markets, marketCount };
}

/** An event in a list: its main markets, without fields that lists do not need. */
function listed(operator: Operator, event: SportEvent, at: number): CouponEvent {
  const markets = couponsNow(operator, event.gameId, at, MAIN_MARKETS) ?? [];
  const main = markets.map(({ rules: _, combines: __, ...market }) => market);
  return couponEvent(operator, event, main, at);
}

function groupOf({ isOpen, state }: CouponRow): 'open' | 'settled' | 'void' {
  if (isOpen) return 'open';
  return state === 'void' || state === 'rejected' ? 'void' : 'settled';
}
