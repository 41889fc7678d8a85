import type { Bank } from '../../../contract/cashier/bank.ts';
import { isNuban } from '../../../domain/account/nuban.ts';
import { nationalDigits, typedDigits } from '../../../domain/text/typedDigits.ts';
import * as texts from '../../../messages/english/accounts.ts';

export interface AccountCheck {
  /** The number as the bank is asked about it. */
  accountNo: string;
  /** Stops the player from going on. */
  problem?: string;
  /** Only asks the player to look again. */
  warning?: string;
  /** All digits are there, so the bank can be asked. */
  isComplete: boolean;
}

/** Checks an account number by its digits, before the bank is asked. */
export function checkAccount(bank: Bank | undefined, typed: string): AccountCheck {
  // A wallet's number is its owner's phone number.
  const accountNo = bank?.isWallet ? nationalDigits(typed) : typedDigits(typed);
  if (!bank) return { accountNo, isComplete: false };
  // What is dialled before a phone number is still there until its last digit is typed.
  const [dialled = ''] = (bank.isWallet && /^(?:\+\d*|0|234)/.exec(accountNo)) || [];
  if (!/^\d*$/.test(accountNo.slice(dialled.length)))
    return { accountNo, problem: texts.digitsOnly, isComplete: false };
  if (accountNo.length > (dialled.length > 1 ? 15 : 10 + dialled.length))
    return { accountNo, problem: texts.tooLong, isComplete: false };
  if (dialled !== '' || accountNo.length < 10) return { accountNo, isComplete: false };
  if (isNuban(accountNo, bank.bankCode)) return { accountNo, isComplete: true };
  return bank.isWallet
    ? { accountNo, warning: texts.noCheckDigit(bank.bankName, accountNo), isComplete: true }
    : { accountNo, problem: texts.wrongDigit(bank.bankName), isComplete: false };
}
