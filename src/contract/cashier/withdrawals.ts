import * as z from 'zod/mini';
import { OtpSent } from '../account/registration.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { requestFields, requestFilter } from './request.ts';

/** Money on its way out: debited when it is asked for, refunded if it is declined or expires. */
export const Withdrawal = z.object({
  ...requestFields,
  withdrawalId: z.string(),
  /** Where it goes, as much of it as may be shown: `GTBank ••••4579`. */
  destination: z.string(),
  /** What arrives: the amount less the fee. */
  net: Naira,
  /** Asked for while withdrawals were locked: the player cannot cancel it. */
  isLocked: z.boolean(),
});
export type Withdrawal = z.output<typeof Withdrawal>;

const Created = z.object({ withdrawal: Withdrawal, message: z.optional(z.string()) });

/** The code is needed unless the operator has set OTP to 0. */
export const requestWithdrawOtp = endpoint({
  method: 'POST',
  path: '/withdraw/request/otp',
  access: 'player',
  input: z.object({ amount: Naira }),
  output: OtpSent,
  ours: 'payload',
});

/** To a saved bank account. */
export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawRequest/create',
  access: 'player',
  input: z.object({
    gateway: z.string(),
    amount: Naira,
    savedAccountId: z.string(),
    otp: z.optional(z.string()),
  }),
  output: Created,
  once: true,
  ours: 'payload',
});

/** By a gateway with fields of its own: a wallet's phone number, an address, a document. */
export const createDynamicWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawRequest/dynamic',
  access: 'player',
  input: z.object({
    gateway: z.string(),
    amount: Naira,
    phone: z.optional(z.string()),
    address: z.optional(z.string()),
    otp: z.optional(z.string()),
    proof: z.optional(z.file()),
  }),
  output: Created,
  multipart: 'either',
  once: true,
  ours: 'payload',
});

/** Only while pending. It ends as declined, "Cancelled by you": there is no status for it. */
export const cancelWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawRequest/cancel',
  access: 'player',
  input: z.object({ withdrawalId: z.string() }),
  output: Created,
  once: true,
  ours: 'payload',
});

/**
 * A player's own rule: what is asked for cannot be cancelled. Locking takes in what is pending now;
 * unlocking counts for later requests only, so that it is no way around the lock.
 */
export const lockWithdrawals = endpoint({
  method: 'POST',
  path: '/withdrawRequest/lock',
  access: 'player',
  input: z.object({ isLocked: z.boolean() }),
  output: z.object({ isLocked: z.boolean() }),
  ours: 'call',
});

/** What may be withdrawn now, and what stands in the way of the rest. */
export const Withdrawable = z.object({
  balance: Naira,
  /** Reserved for open bets. */
  exposure: Naira,
  /** Bonus money that is not released yet; it is no part of the balance. */
  lockedBonus: Naira,
  /** Paid in and not staked yet: a deposit is to be staked once before it leaves again. */
  unmetTurnover: Naira,
  available: Naira,
});
export type Withdrawable = z.output<typeof Withdrawable>;

/** Newest first. */
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/withdrawRequest/get',
  access: 'player',
  input: z.object({ ...requestFilter, withdrawalId: z.optional(z.string()) }),
  output: z.object({
    asOf: Instant,
    withdrawals: z.array(Withdrawal),
    total: z.int(),
    withdrawable: Withdrawable,
    /** Whether the player has locked withdrawals to come. */
    isLocked: z.boolean(),
  }),
  ours: 'payload',
});
