import type { CouponLimits } from '../../../../contract/betting/coupon.ts';
import { formatNaira } from '../../../../domain/money/money.ts';
import { isAffordable } from '../../../../domain/position/exposure.ts';
import { couponRefusal } from '../../../../domain/sportsbook/couponRefusal.ts';
import { couponStakeRefusal } from '../../../../domain/sportsbook/couponStakeRefusal.ts';
import * as texts from '../../../../messages/english/sportsbook/couponBlock.ts';
import { DRAFT_STAYS, mayPlay, type PlaySituation } from '../../../../state/play/mayPlay.ts';
import { pickKey, type SavedCoupon } from './couponDraft.ts';
import type { SlipLeg } from './couponLegs.ts';
import { type CouponOrder, type CouponReturns, legsInBet } from './couponOrders.ts';

/** Everything that decides whether the slip may be sent now. */
export interface CouponSituation extends PlaySituation {
  kind: SavedCoupon['kind'];
  legs: readonly SlipLeg[];
  orders: readonly CouponOrder[];
  /** At current odds. */
  returns: CouponReturns;
  /** At the odds the player has read. */
  returnsAsRead: CouponReturns;
  /** A free bet pays, so no money is needed. */
  isFreeBet: boolean;
  limits: CouponLimits | undefined;
  /** `undefined` while it is unknown: then the server decides. */
  availableKobo: number | undefined;
}

/** Why the bet cannot be placed, as one sentence, which field it is about, and what would help. */
export interface CouponBlock {
  text: string;
  at?: 'stake';
  /** The single whose stake it is, by its `pickKey`; none where it is the slip's. */
  single?: string;
  mend?: 'sign-in' | 'accept-odds' | 'remove-dead';
}

/** The first reason why the slip may not be sent, the most serious first; undefined when it may be. */
export function couponBlock(situation: CouponSituation): CouponBlock | undefined {
  return (
    mayPlay(situation, DRAFT_STAYS) ??
    blockByCombination(situation) ??
    blockByLegs(situation) ??
    blockByStake(situation)
  );
}

function blockByCombination({ kind, orders }: CouponSituation): CouponBlock | undefined {
  if (orders.length === 0) {
    return kind === 'single' ? { text: texts.noSelection } : { text: texts.allLeftOut };
  }
  const refusal = orders
    .map((order) => couponRefusal(order.coupon, order.kind === 'system'))
    .find(Boolean);
  return refusal === undefined ? undefined : { text: refusal };
}

function blockByLegs({ kind, legs }: CouponSituation): CouponBlock | undefined {
  const wanted = legsInBet(legs, kind);
  const count = (state: SlipLeg['state']) => wanted.filter((leg) => leg.state === state).length;
  if (count('dead') > 0) {
    return { text: texts.gone(count('dead')), mend: 'remove-dead' };
  }
  if (count('suspended') > 0) {
    return { text: texts.onHold(count('suspended')) };
  }
  if (count('unknown') > 0) return { text: texts.gettingOdds };
  const moved = wanted.filter(({ isAccepted }) => !isAccepted).length;
  return moved > 0 ? { text: texts.moved(moved), mend: 'accept-odds' } : undefined;
}

function blockByStake(situation: CouponSituation): CouponBlock | undefined {
  const { kind, legs, orders, limits, isFreeBet, returns, availableKobo } = situation;
  const isEach = kind === 'single' && legs.length > 1;
  // One without a stake is pointed at, as the field for all would take the others theirs.
  const isOwn = isEach && legs.some(({ pick }) => pick.stakeKobo !== undefined);
  for (const order of orders) {
    const { stakeKobo } = order.coupon;
    const [leg] = order.legs;
    const at = { at: 'stake', ...(isOwn && leg && { single: pickKey(leg.pick) }) } as const;
    if (!stakeKobo) return { text: texts.enterStake, ...at };
    const text = limits && couponStakeRefusal(stakeKobo, limits);
    if (text) return { text, ...at };
  }
  if (isFreeBet || isAffordable(0, returns.stakeKobo, availableKobo)) return undefined;
  const has = formatNaira(Math.max(0, availableKobo ?? 0));
  const needs = formatNaira(returns.stakeKobo);
  return { text: texts.needsMoney(needs, has), at: 'stake' };
}
