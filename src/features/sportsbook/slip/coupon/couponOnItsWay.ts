import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import type { BetPhase } from '../../../../state/money/intent.ts';
import type { SentCoupon } from './couponDraft.ts';

/** A sent bet. Without a phase it was not sent, because an earlier one has no answer. */
export interface CouponOnItsWay extends SentCoupon {
  phase: BetPhase<CouponBet> | undefined;
}

/** A sent bet that was read from the device, so it is looked up. */
export function checking(bet: SentCoupon): CouponOnItsWay {
  return { ...bet, phase: { is: 'checking', isUnanswered: false } };
}

/** The accepted ones: the selections that each was on, and the bet. */
export function landedIn(
  sent: readonly CouponOnItsWay[],
): { keys: readonly string[]; bet: CouponBet }[] {
  return sent.flatMap(({ keys, phase }) =>
    phase?.is === 'done' && phase.result.state !== 'rejected' ? [{ keys, bet: phase.result }] : [],
  );
}
