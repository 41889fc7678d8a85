import * as z from 'zod/mini';
import { OtpSent } from '../account/registration.ts';
import { Amount } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { requestFields, requestFilter } from './request.ts';

/** A withdrawal request: debited when it is made, refunded if it is declined or expires. */
export const Withdrawal = z.object({
  ...requestFields,
  withdrawalId: z.string(),
  /** The receiving account, masked: `GTBank ••••4579`. */
  destination: z.string(),
  /** Kept back for the tax authority, by the rule that held when it was requested. */
  tax: z._default(Naira, 0),
  /** What the player receives: the amount less the fee and the tax. */
  net: Naira,
  /** Requested while withdrawals were locked, so the player cannot cancel it. */
  isLocked: z.boolean(),
});
export type Withdrawal = z.output<typeof Withdrawal>;

const Created = z.object({ withdrawal: Withdrawal, message: z.optional(z.string()) });

/** The one-time code is required unless the operator has set OTP to 0. */
export const requestWithdrawOtp = endpoint({
  method: 'POST',
  path: '/withdraw/request/otp',
  access: 'player',
  input: z.object({ amount: Amount }),
  output: OtpSent,
  ours: 'payload',
});

/** Withdraws to a saved bank account. */
export const createWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawRequest/create',
  access: 'player',
  input: z.object({
    gateway: z.string(),
    amount: Amount,
    savedAccountId: z.string(),
    otp: z.optional(z.string()),
  }),
  output: Created,
  once: true,
  ours: 'payload',
});

/** Withdraws by a gateway that has fields of its own: a wallet's phone number, an address, a document. */
export const createDynamicWithdrawal = endpoint({
  method: 'POST',
  path: '/withdrawRequest/dynamic',
  access: 'player',
  input: z.object({
    gateway: z.string(),
    amount: Amount,
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

/**
 * Allowed only while pending. The request becomes declined with "Cancelled by you", because there is no
 * status for it.
 */
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
 * Stops the player from cancelling withdrawals. Locking applies to pending ones too; unlocking applies to
 * later ones only, so that it cannot be used to get around the lock.
 */
export const lockWithdrawals = endpoint({
  method: 'POST',
  path: '/withdrawRequest/lock',
  access: 'player',
  input: z.object({ isLocked: z.boolean() }),
  output: z.object({ isLocked: z.boolean() }),
  ours: 'call',
});

/** How much may be withdrawn now, and what holds back the rest. */
export const Withdrawable = z.object({
  balance: Naira,
  /** Reserved for open bets. */
  exposure: Naira,
  /** Bonus money that is not released yet. It is not part of the balance. */
  lockedBonus: Naira,
  /** Deposited but not bet yet: a deposit must be bet once before it can be withdrawn. */
  unmetTurnover: Naira,
  available: Naira,
});
export type Withdrawable = z.output<typeof Withdrawable>;

/** The operator's tax on winnings that leave the wallet; 0 percent where none is taken. */
const WithdrawalTax = z.object({
  percent: z.number(),
  /** Net winnings not taxed yet. */
  taxable: Naira,
});

/** Newest first. */
export const listWithdrawals = endpoint({
  method: 'GET',
  path: '/withdrawRequest/get',
  access: 'player',
  input: z.object({ ...requestFilter, withdrawalId: z.optional(z.string()) }),
  output: z.object({
    asOf: Instant,
    withdrawals: rows(z.array(Withdrawal)),
    total: z.int(),
    withdrawable: Withdrawable,
    tax: z._default(WithdrawalTax, { percent: 0, taxable: 0 }),
    /** Whether the player has locked future withdrawals. */
    isLocked: z.boolean(),
  }),
  ours: 'payload',
});
