import * as z from 'zod/mini';
import { Nothing } from '../kit/empty.ts';
import { endpoint } from '../kit/endpoint.ts';
import { rows } from '../kit/tolerance.ts';

/** The account fields that the specification lists, with Nigeria's bank code. */
const BankFields = {
  type: z.enum(['bank', 'card']),
  accountNo: z.string(),
  accountName: z.string(),
  bankName: z.string(),
  iban: z.optional(z.string()),
  ifscCode: z.optional(z.string()),
  bankCode: z.optional(z.string()),
};

export const BankDetails = z.object(BankFields);
export type BankDetails = z.output<typeof BankDetails>;

/** The operator's own accounts, which players transfer to. */
export const getBankAccountDetails = endpoint({
  method: 'GET',
  path: '/getBankAccountDetails',
  access: 'player',
  input: Nothing,
  output: z.object({ bankDetails: rows(z.array(BankDetails)) }),
  ours: 'payload',
});

/** A bank account of the player's, for withdrawals. */
export const SavedAccount = z.object({
  ...BankFields,
  savedAccountId: z.string(),
  /** The bank has confirmed that the account is in the player's name. */
  isVerified: z.boolean(),
});
export type SavedAccount = z.output<typeof SavedAccount>;

/** The specification says only /bank "plus a suffix". These are our suffixes. */
export const listSavedAccounts = endpoint({
  method: 'GET',
  path: '/bank/accounts',
  access: 'player',
  input: Nothing,
  output: z.object({ accounts: rows(z.array(SavedAccount)) }),
  ours: 'payload',
});

export const Bank = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  /** Wallet banks follow another numbering rule, so a wrong check digit only warns there. */
  isWallet: z.boolean(),
});
export type Bank = z.output<typeof Bank>;

export const listBanks = endpoint({
  method: 'GET',
  path: '/bank/list',
  access: 'player',
  input: Nothing,
  output: z.object({ banks: rows(z.array(Bank)) }),
  ours: 'payload',
});

/** Looks up the name on an account at its bank. */
export const resolveAccount = endpoint({
  method: 'GET',
  path: '/bank/resolve',
  access: 'player',
  input: z.object({
    bankCode: z.string(),
    accountNo: z.string().check(z.regex(/^\d{10}$/, 'An account number has 10 digits')),
  }),
  output: z.object({ accountName: z.string(), bankName: z.string(), matchesProfile: z.boolean() }),
  ours: 'payload',
});
