import * as z from 'zod/mini';
import { Amount } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { CouponBet, PlacedLeg } from './couponBets.ts';

/**
 * Edits an open single or accumulator: what it is worth now becomes the stake, in whole naira, of a bet on
 * other selections, at the odds of now. The rest of the kobo is paid. Its open selections may be taken out and
 * others added, none of a match in play. Told as a part sold
 * (`soldStake`, `soldFor`) with what was staked again (`restaked`).
 */
export const editCoupon = endpoint({
  method: 'POST',
  path: '/sportsbook/bets/edit',
  access: 'player',
  input: z.object({
    couponId: z.string(),
    /** What the bet was quoted at; refused if it is worth less now. */
    amount: Amount,
    /** What stays and what is added, at the odds that the player has seen. */
    legs: z.array(PlacedLeg),
  }),
  output: z.object({ bet: CouponBet }),
  once: true,
  ours: 'call',
});
