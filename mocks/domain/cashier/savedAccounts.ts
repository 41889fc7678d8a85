import type { SavedAccount } from '../../../src/contract/cashier/bank.ts';
import { isNuban } from '../../../src/domain/account/nuban.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { SavedAccountRow } from '../../db/rows/player/savedAccountRow.ts';
import type { Operator } from '../operator.ts';
import { Refusal } from '../refusal.ts';
import { BANKS } from './banks.ts';

export interface ResolvedAccount {
  accountName: string;
  bankName: string;
  matchesProfile: boolean;
}

/** Account numbers that begin like this belong to somebody else, so that a name mismatch can be tried out. */
const SOMEBODY_ELSE = /^9/;

/** Whose account it is, as its bank would answer. */
export function resolveAccount(
  account: AccountRow,
  bankCode: string,
  accountNo: string,
): ResolvedAccount {
  const bank = BANKS.find((row) => row.bankCode === bankCode);
  if (!bank) throw new Refusal('unknown-bank', 'Bank not found', { status: 404 });
  if (!bank.isWallet && !isNuban(accountNo, bankCode)) {
    const message = `Account number not found at ${bank.bankName}. Check it`;
    throw new Refusal('bad-account', message, { status: 422, fields: { accountNo: message } });
  }
  const matchesProfile = !SOMEBODY_ELSE.test(accountNo);
  const accountName = (matchesProfile ? account.name : 'Chinedu Eze').toUpperCase();
  return { accountName, bankName: bank.bankName, matchesProfile };
}

export function saveAccount(
  { db }: Operator,
  account: AccountRow,
  bankCode: string,
  accountNo: string,
): SavedAccountRow {
  const { accountName, bankName, matchesProfile } = resolveAccount(account, bankCode, accountNo);
  if (!matchesProfile) {
    throw new Refusal('name-mismatch', `This account is in another name: ${accountName}`, {
      status: 422,
    });
  }
  const known = db.savedAccounts
    .where('accountId', account.accountId)
    .find((row) => row.bankCode === bankCode && row.accountNo === accountNo);
  if (known) return known;
  return db.savedAccounts.insert({
    savedAccountId: `S${db.next('savedAccount', 101)}`,
    accountId: account.accountId,
    bankCode,
    bankName,
    accountNo,
    accountName,
    isVerified: true,
  });
}

/** A saved account of this player; refuses anybody else's. */
export function savedAccountOf(
  { db }: Operator,
  accountId: number,
  savedAccountId: string,
): SavedAccountRow {
  const row = db.savedAccounts.get(savedAccountId);
  if (row?.accountId === accountId) return row;
  throw new Refusal('unknown-account', 'This account is not saved', { status: 404 });
}

export function savedAccountView(row: SavedAccountRow): SavedAccount {
  const { savedAccountId, bankCode, bankName, accountNo, accountName, isVerified } = row;
  return { savedAccountId, type: 'bank', bankCode, bankName, accountNo, accountName, isVerified };
}

/** The masked account: `Zenith Bank ••••4579`. */
export function maskedAccount(bankName: string, accountNo: string): string {
  return `${bankName} ••••${accountNo.slice(-4)}`;
}
