import * as z from 'zod/mini';
import { Amount } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira, Price } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { rows } from '../kit/tolerance.ts';
import { requestFields, requestFilter } from './request.ts';

/** A deposit request. When it is approved it is credited once, less the fee. */
export const Deposit = z.object({
  ...requestFields,
  depositId: z.string(),
  expiresAt: Instant,
  /** The player's own reference of the payment. */
  paymentReference: z.optional(z.string()),
  hasProof: z.boolean(),
  /** When the player reported the payment. Missing until then. */
  paidAt: z.optional(Instant),
  /** In USDT, or the currency that it names: how much pays it, and what one was worth. */
  usdt: z.optional(z.object({ amount: Price, rate: Naira, currency: z.optional(z.string()) })),
  /** The provider's payment page, while the payment is still to be made. */
  payUrl: z.optional(z.string()),
});
export type Deposit = z.output<typeof Deposit>;

const Created = z.object({ deposit: Deposit, message: z.optional(z.string()) });

export const createDeposit = endpoint({
  method: 'POST',
  path: '/deposit/create',
  access: 'player',
  input: z.object({
    gateway: z.string(),
    amount: Amount,
    /** Blanks around it do not count, nor whether its letters are capitals. */
    reference: z.optional(z.string()),
    phone: z.optional(z.string()),
    /** The rate of the gateway's currency that the player saw. One that is over is replaced, and `message` says so. */
    rate: z.optional(Amount),
    /** The player has paid already and has nothing left to do. */
    isPaid: z.optional(z.boolean()),
    /** A picture or PDF of the payment, 4,000,000 bytes at most. */
    proof: z.optional(z.file()),
  }),
  output: Created,
  multipart: true,
  once: true,
  ours: 'payload',
});

/** Starts an instant payment on a provider's page, which opens in a frame. */
export const createFastDeposit = endpoint({
  method: 'POST',
  path: '/deposit/fastpayme',
  access: 'player',
  input: z.object({ gateway: z.string(), amount: Amount }),
  output: z.extend(Created, { payUrl: z.string() }),
  once: true,
  ours: 'payload',
});

/** Sends a receipt for a payment that left the bank but did not arrive here. */
export const addDepositProof = endpoint({
  method: 'POST',
  path: '/deposit/proof',
  access: 'player',
  input: z.object({ depositId: z.string(), proof: z.file() }),
  output: Created,
  multipart: true,
  once: true,
  ours: 'call',
});

/** Newest first. */
export const listDeposits = endpoint({
  method: 'GET',
  path: '/deposit/get',
  access: 'player',
  input: z.object({ ...requestFilter, depositId: z.optional(z.string()) }),
  output: z.object({
    asOf: Instant,
    deposits: rows(z.array(Deposit)),
    total: z.int(),
    /** Total ever paid in less total ever paid out. */
    netDeposits: Naira,
    /** The two sums that make it. */
    paidIn: z.optional(Naira),
    paidOut: z.optional(Naira),
  }),
  ours: 'payload',
});
