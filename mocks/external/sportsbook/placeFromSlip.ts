import * as z from 'zod/mini';
import { PlaceCoupon } from '../../../src/contract/betting/couponBets.ts';
import { parseNaira } from '../../../src/domain/money/parseNaira.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { COUPON_LIMITS } from '../../domain/coupons/couponTerms.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import type { Acted, PageState, Visit } from '../frame/site.ts';

/** The key of the page's next bet: a bet that is sent twice is placed once. */
function keyOf({ launchId, state }: Visit): string {
  return `${launchId}-${state['n'] ?? 1}`;
}

function placedUnder({ operator }: Visit, key: string): CouponRow | undefined {
  return operator.db.coupons.where('reference', key)[0];
}

/** How many bets a launch has placed, from which its next key is counted. */
export function nextNumber({ operator, launchId, account }: Visit): number {
  if (!account) return 1;
  const own = operator.db.coupons.where('accountId', account.accountId);
  return 1 + own.filter(({ reference }) => reference.startsWith(`${launchId}-`)).length;
}

/** Tells of a bet that was placed although its answer was lost. */
export function findPlaced(visit: Visit): Acted | undefined {
  const placed = visit.account && placedUnder(visit, keyOf(visit));
  return placed && { state: afterBet(visit), say: `Your bet ${placed.couponId} was placed.` };
}

/** Places what the slip showed, at the odds it showed or better. */
export function placeFromSlip(visit: Visit, provider: string, fields: PageState): Acted {
  const { operator, account, state } = visit;
  if (!account) return { state, say: 'Log in to Oja to bet.' };
  const known = findPlaced(visit);
  if (known) return known;
  const order = orderOf(fields);
  if (!order) return { state, say: 'Type a stake in whole naira, such as 500.' };
  const row = inChain(
    operator,
    account,
    placeCoupon(operator, account, order, keyOf(visit), provider),
  );
  const wait = `It is confirmed in ${COUPON_LIMITS.delaySeconds} seconds.`;
  return {
    state: afterBet(visit),
    say:
      row.state === 'delayed'
        ? `Bet ${row.couponId} accepted. ${wait}`
        : `Bet ${row.couponId} placed.`,
  };
}

/** The slip is empty, and the next bet is another one. */
function afterBet({ state }: Visit): PageState {
  const n = String(Number(state['n'] ?? 1) + 1);
  return { ...state, n, picks: '', stake: '', game: '', tab: 'bets' };
}

function orderOf({ terms = '', stake = '' }: PageState): PlaceCoupon | undefined {
  const kobo = parseNaira(stake);
  if (!('kobo' in kobo)) return undefined;
  const legs = terms.split(',').map((text) => {
    const [marketId = '', selectionId, odds, version] = text.split('~');
    const [gameId] = marketId.split(':');
    return { gameId, marketId, selectionId, odds: Number(odds) / 100, version: Number(version) };
  });
  const kind = legs.length === 1 ? 'single' : 'acca';
  const asked = { kind, legs, stake: kobo.kobo / 100, onPriceChange: 'better' };
  const order = z.safeDecode(PlaceCoupon, asked as never);
  return order.success ? order.data : undefined;
}
