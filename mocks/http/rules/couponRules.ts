import type { CouponEvent, CouponMarket } from '../../../src/contract/betting/coupon.ts';
import type { SportEvent, SportId } from '../../../src/contract/betting/market.ts';
import { isInRange } from '../../../src/domain/time/dayRange.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { codeFor, selectionsOf } from '../../domain/coupons/bookingCodes.ts';
import { cashOutCoupon, cashOutOffer, couponById } from '../../domain/coupons/cashOutCoupon.ts';
import { combine } from '../../domain/coupons/combine.ts';
import { couponsNow } from '../../domain/coupons/couponMarkets.ts';
import { couponPage, MAIN_MARKETS } from '../../domain/coupons/couponPage.ts';
import { COUPON_LIMITS } from '../../domain/coupons/couponTerms.ts';
import { couponView } from '../../domain/coupons/couponView.ts';
import { editCoupon } from '../../domain/coupons/editCoupon.ts';
import { offerNow } from '../../domain/coupons/offerNow.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import { pushCoupon } from '../../domain/coupons/pushCoupon.ts';
import { groupBy } from '../../domain/groupBy.ts';
import type { House } from '../../domain/house.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SomeRules } from '../everyRule.ts';
import { pageOf } from '../pages.ts';

const SPORTS: SportId[] = [1, 2, 4];

/** The sportsbook: fixed-odds markets and the bets on them. */
export const couponRules = {
  listCoupons: ({ house, input, at }) => {
    const { all, asked, wanted, shown } = couponPage(house, input, at);
    return {
      asOf: at,
      sports: SPORTS.map((sportId) => {
        const events = all.filter((event) => event.sportId === sportId);
        return { sportId, events: events.length, live: events.filter((row) => row.inPlay).length };
      }),
      competitions: groupBy(asked, (event) => event.competition).map((events) => ({
        sportId: events[0].sportId,
        name: events[0].competition,
        events: events.length,
      })),
      events: shown.map((event) => listed(house, event, at)),
      total: wanted.length,
      limits: COUPON_LIMITS,
    };
  },
  getCoupon: ({ house, input: { gameId }, at }) => {
    const event = house.world.event(gameId, at)?.event;
    const markets = couponsNow(house, gameId, at);
    if (!event || !markets) {
      throw new Refusal('unknown-event', 'This event is no longer listed', { status: 404 });
    }
    return { asOf: at, event: couponEvent(event, markets), limits: COUPON_LIMITS };
  },
  priceCombination: ({ house, input: { selections }, at }) => combine(house, selections, at),
  priceSelections: ({ house, input: { selections }, at }) => ({
    asOf: at,
    selections: selections.map(({ marketId, selectionId }) => {
      const offer = offerNow(house, { marketId, selectionId }, at);
      const event = house.world.event(marketId.split(':')[0] ?? '', at)?.event;
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
  makeBookingCode: ({ house, input: { selections } }) => codeFor(house, selections),
  openBookingCode: ({ house, input: { code } }) => ({ selections: selectionsOf(house, code) }),
  placeCoupon: ({ house, player, input, key }) => {
    const row = inChain(house, player, placeCoupon(house, player, input, key));
    pushCoupon(house, row);
    return { bet: couponView(row) };
  },
  listCouponBets: ({ house, player, input, at }) => {
    const { group, reference, from, to, page } = input;
    const rows = house.db.coupons
      .where('accountId', player.accountId)
      .filter(
        (row) =>
          (!group || groupOf(row) === group) &&
          (!reference || row.reference === reference) &&
          isInRange(row.placedAt, { from, to }),
      );
    const bets = pageOf(rows, page).map((row) => ({
      ...couponView(row),
      ...(row.isOpen && { cashOut: cashOutOffer(house, row, at) }),
    }));
    return { asOf: at, bets, total: rows.length };
  },
  quoteCashOut: ({ house, player, input: { couponId }, at }) => ({
    asOf: at,
    couponId,
    cashOut: cashOutOffer(house, couponById(house, player.accountId, couponId), at),
  }),
  cashOutCoupon: ({ house, player, input: { couponId, amount, part } }) => {
    const row = couponById(house, player.accountId, couponId);
    return { bet: couponView(cashOutCoupon(house, row, amount, part)) };
  },
  editCoupon: ({ house, player, input: { couponId, amount, legs } }) => {
    const row = couponById(house, player.accountId, couponId);
    return { bet: couponView(inChain(house, player, editCoupon(house, row, amount, legs))) };
  },
} satisfies SomeRules;

function couponEvent(event: SportEvent, markets: CouponMarket[]): CouponEvent {
  const { gameId, sportId, competition, name, startsAt, inPlay, score } = event;
  const [home = '', away = ''] = name.split(' v ');
  const about = { gameId, sportId, competition, name, home, away, startsAt, inPlay };
  return { ...about, ...(score && { score }), markets, marketCount: markets.length };
}

/** An event in a list: its main markets, without fields that lists do not need. */
function listed(house: House, event: SportEvent, at: number): CouponEvent {
  const markets = couponsNow(house, event.gameId, at, MAIN_MARKETS) ?? [];
  const main = markets.map(({ rules: _, combines: __, ...market }) => market);
  const marketCount = house.world.couponCount(event.gameId, at);
  return { ...couponEvent(event, main), marketCount };
}

function groupOf({ isOpen, state }: CouponRow): 'open' | 'settled' | 'void' {
  if (isOpen) return 'open';
  return state === 'void' || state === 'rejected' ? 'void' : 'settled';
}
