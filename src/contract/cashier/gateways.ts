import * as z from 'zod/mini';
import { Amount } from '../kit/asked.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Naira } from '../kit/money.ts';
import { Instant } from '../kit/time.ts';
import { orElse, rows } from '../kit/tolerance.ts';
import { SavedAccount } from './bank.ts';

export const TransactionKind = z.enum(['deposit', 'withdraw']);
export type TransactionKind = z.output<typeof TransactionKind>;

/** The payment method; `bank` and `upi` are ids of the specification. */
const PaymentId = z.enum(['bank', 'upi', 'card', 'wallet', 'ussd', 'crypto']);

export const Gateway = z.object({
  /** The specification has m_bkash, m_nagad, m_paytm, m_binance_tron and m_binance_bsc. */
  code: z.string(),
  name: z.string(),
  kind: TransactionKind,
  /** The ISO 3166 code of its country, `NG`. Missing: works everywhere. */
  country: z.optional(z.string()),
  paymentId: PaymentId,
  min: Naira,
  max: Naira,
  /** Deducted from what is credited or paid out. */
  feePercent: z.number(),
  feeFixed: Naira,
  /** The usual duration, in words. */
  time: z.string(),
  status: orElse(z.enum(['working', 'slow', 'down']), 'down'),
  statusText: z.optional(z.string()),
});
export type Gateway = z.output<typeof Gateway>;

export const listGateways = endpoint({
  method: 'GET',
  path: '/gateways',
  access: 'player',
  input: z.object({ kind: z.optional(TransactionKind) }),
  output: z.object({ gateways: rows(z.array(Gateway)) }),
  ours: 'payload',
});

/** A field that a gateway's form needs; `name` is the field of the deposit or withdrawal that it fills. */
export const GatewayField = z.object({
  name: z.enum(['reference', 'phone', 'address', 'proof', 'savedAccountId']),
  label: z.string(),
  isRequired: z.boolean(),
  hint: z.optional(z.string()),
  /** The kind of input to show. */
  kind: z.enum(['text', 'phone', 'file', 'account']),
  /** A regular expression that must match the whole text, and the message when it does not. */
  pattern: z.optional(z.string()),
  problem: z.optional(z.string()),
});
export type GatewayField = z.output<typeof GatewayField>;

/** A gateway with its instructions: the account, USSD string or address to pay to. */
export const getGateway = endpoint({
  method: 'GET',
  path: '/gateways/:code',
  access: 'player',
  input: z.object({
    code: z.string(),
    kind: z.optional(TransactionKind),
    /** Filled into instructions such as the USSD string. */
    amount: z.optional(Amount),
  }),
  output: z.object({
    asOf: Instant,
    gateway: Gateway,
    instructions: rows(z.array(z.string())),
    fields: z.array(GatewayField),
    /** An account for this payment only, until it expires. */
    account: z.optional(
      z.object({
        accountNo: z.string(),
        accountName: z.string(),
        bankName: z.string(),
        expiresAt: Instant,
      }),
    ),
    /** What to dial. Without an amount in the call, `AMOUNT` stands for the whole naira. */
    ussd: z.optional(z.string()),
    /** The same for each bank, whose codes differ. */
    ussdBanks: z.optional(z.array(z.object({ bankName: z.string(), ussd: z.string() }))),
    /** The operator's mobile wallet or UPI id. */
    payee: z.optional(z.object({ label: z.string(), id: z.string(), name: z.string() })),
    address: z.optional(z.object({ network: z.string(), address: z.string() })),
    /**
     * Where naira cannot be sent: the currency that is, USDT when it is missing, what one of it is worth, and until
     * when a deposit gets this rate.
     */
    rate: z.optional(
      z.object({ currency: z.optional(z.string()), naira: Naira, expiresAt: Instant }),
    ),
  }),
  ours: 'payload',
});

/** Anything a player does with a gateway other than paying. */
export const actOnGateway = endpoint({
  method: 'POST',
  path: '/gateways/actions',
  access: 'player',
  input: z.union([
    z.object({
      action: z.literal('save-account'),
      bankCode: z.string(),
      accountNo: z.string().check(z.regex(/^\d{10}$/, 'An account number has 10 digits')),
    }),
    z.object({ action: z.literal('remove-account'), savedAccountId: z.string() }),
    /** "I have paid": asks the cashier to check for the money. */
    z.object({ action: z.literal('confirm-paid'), depositId: z.string() }),
  ]),
  output: z.object({
    ok: z.literal(true),
    message: z.string(),
    account: z.optional(SavedAccount),
  }),
  ours: 'payload',
});
