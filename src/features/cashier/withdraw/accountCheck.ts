import type { Bank } from '../../../contract/cashier/bank.ts';
import { isNuban } from '../../../domain/account/nuban.ts';
import * as texts from '../../../messages/english/accounts.ts';

export interface AccountCheck {
  /** Stops the player from going on. */
  problem?: string;
  /** Only asks the player to look again. */
  warning?: string;
  /** All digits are there, so the bank can be asked. */
  isComplete: boolean;
}

/** Checks an account number by its digits, before the bank is asked. */
export function checkAccount(bank: Bank | undefined, accountNo: string): AccountCheck {
  if (!bank) return { isComplete: false };
  if (/\D/.test(accountNo)) return { problem: texts.digitsOnly, isComplete: false };
  if (accountNo.length !== 10) return { isComplete: false };
  if (isNuban(accountNo, bank.bankCode)) return { isComplete: true };
  return bank.isWallet
    ? {
        warning: texts.noCheckDigit(bank.bankName),
        isComplete: true,
      }
    : {
        problem: texts.wrongDigit(bank.bankName),
        isComplete: false,
      };
}
