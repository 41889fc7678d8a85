import type { CouponKind, PlaceCoupon } from '../../../../contract/betting/couponBets.ts';
import type { Leg } from '../../../../domain/sportsbook/leg.ts';
import {
  type Coupon,
  combinationCount,
  couponPayout,
  priceOfCoupon,
} from '../../../../domain/sportsbook/sportsbook.ts';
import { pickKey } from './couponDraft.ts';
import type { SlipLeg } from './couponLegs.ts';

/** A bet that the slip would send. */
export interface CouponOrder {
  reference: string;
  kind: CouponKind;
  coupon: Coupon;
  legs: readonly SlipLeg[];
}

interface Terms {
  kind: CouponKind;
  size: number;
  stakeKobo: number | undefined;
  reference: string;
}

function legOf({ pick, oddsHundredths = 100 }: SlipLeg): Leg {
  return { eventId: pick.gameId, oddsHundredths };
}

/** The legs to bet on: without those left out, and for singles without those that cannot be bet on now. */
export function legsInBet(legs: readonly SlipLeg[], kind: CouponKind): SlipLeg[] {
  return legs.filter(({ pick, state }) => !pick.isOut && (kind !== 'single' || state === 'open'));
}

/** The slip's bets: one for each single, with the full stake each or one of its own; otherwise a single bet on all legs. */
export function couponOrders(
  legs: readonly SlipLeg[],
  { kind, size, stakeKobo = 0, reference }: Terms,
): CouponOrder[] {
  const wanted = legsInBet(legs, kind);
  if (kind === 'single') {
    return wanted.map((leg) => ({
      reference: leg.pick.reference,
      kind,
      coupon: { legs: [legOf(leg)], size: 1, stakeKobo: leg.pick.stakeKobo ?? stakeKobo },
      legs: [leg],
    }));
  }
  if (wanted.length === 0) return [];
  const coupon = {
    legs: wanted.map(legOf),
    size: kind === 'system' ? size : wanted.length,
    stakeKobo,
    ...(kind === 'one-cut' && wanted.length > 1 && { isOneCut: true }),
  };
  // An accumulator with only one leg left is a single.
  return [{ reference, kind: wanted.length === 1 ? 'single' : kind, coupon, legs: wanted }];
}

/** What the slip's bets return together, in kobo, if every leg wins. */
export interface CouponReturns {
  stakeKobo: number;
  /** Win and bonus, less the stake of a free bet. */
  returnKobo: number;
  bonusKobo: number;
  isCapped: boolean;
  /** Number of single bets in a system. */
  lines: number;
  /** For an accumulator, single or one cut, once the odds of all its legs are known. */
  totalOddsHundredths: number | undefined;
}

/** Sums up the returns of the slip's bets. */
export function couponReturns(
  orders: readonly CouponOrder[],
  maxWinKobo: number,
  isFreeBet: boolean,
): CouponReturns {
  const [first] = orders;
  const paid = orders.map(({ coupon }) => couponPayout(coupon, maxWinKobo, isFreeBet));
  const uncapped = orders.map(({ coupon }) =>
    couponPayout(coupon, Number.MAX_SAFE_INTEGER, isFreeBet),
  );
  const sum = (rows: typeof paid, of: 'winKobo' | 'bonusKobo') =>
    rows.reduce((total, row) => total + row[of], 0);
  const returnKobo = sum(paid, 'winKobo') + sum(paid, 'bonusKobo');
  const isOne = orders.length === 1 && first;
  return {
    stakeKobo: orders.reduce((total, { coupon }) => total + coupon.stakeKobo, 0),
    returnKobo,
    bonusKobo: sum(paid, 'bonusKobo'),
    isCapped: returnKobo < sum(uncapped, 'winKobo') + sum(uncapped, 'bonusKobo'),
    lines: isOne ? combinationCount(first.coupon) : orders.length,
    totalOddsHundredths:
      isOne &&
      first.kind !== 'system' &&
      first.legs.every(({ oddsHundredths }) => oddsHundredths !== undefined)
        ? priceOfCoupon(first.coupon)
        : undefined,
  };
}

/** The order in the form that is sent, with the odds the player has read. */
export function wireOrder(
  { kind, coupon, legs }: CouponOrder,
  terms: Pick<PlaceCoupon, 'onPriceChange' | 'tolerance' | 'freeBetId'>,
): PlaceCoupon {
  return {
    kind,
    ...(kind === 'system' && { size: coupon.size }),
    stake: coupon.stakeKobo,
    legs: legs.map(({ pick, quote, oddsHundredths = 0 }) => ({
      gameId: pick.gameId,
      marketId: pick.marketId,
      selectionId: pick.selectionId,
      odds: pick.oddsHundredths ?? oddsHundredths,
      version: quote?.offer?.version ?? pick.version ?? 0,
    })),
    ...terms,
  };
}

/** The part of a sent order that is kept. */
export function sentOf({ reference, kind, coupon, legs }: CouponOrder) {
  const keys = legs.map(({ pick }) => pickKey(pick));
  const { stakeKobo, size } = coupon;
  return { reference, kind, keys, stakeKobo, ...(kind === 'system' && { size }) };
}
