import type { Bank, BankDetails } from '../../../src/contract/cashier/bank.ts';

/** Nigerian banks by code. Codes of wallet banks have another length. */
export const BANKS: Bank[] = [
  { bankCode: '044', bankName: 'Access Bank', isWallet: false },
  { bankCode: '011', bankName: 'First Bank of Nigeria', isWallet: false },
  { bankCode: '214', bankName: 'First City Monument Bank', isWallet: false },
  { bankCode: '070', bankName: 'Fidelity Bank', isWallet: false },
  { bankCode: '058', bankName: 'Guaranty Trust Bank', isWallet: false },
  { bankCode: '221', bankName: 'Stanbic IBTC Bank', isWallet: false },
  { bankCode: '232', bankName: 'Sterling Bank', isWallet: false },
  { bankCode: '032', bankName: 'Union Bank of Nigeria', isWallet: false },
  { bankCode: '033', bankName: 'United Bank for Africa', isWallet: false },
  { bankCode: '035', bankName: 'Wema Bank', isWallet: false },
  { bankCode: '057', bankName: 'Zenith Bank', isWallet: false },
  { bankCode: '50211', bankName: 'Kuda', isWallet: true },
  { bankCode: '50515', bankName: 'Moniepoint', isWallet: true },
  { bankCode: '999992', bankName: 'OPay', isWallet: true },
  { bankCode: '999991', bankName: 'PalmPay', isWallet: true },
];

/** The operator's own accounts. */
export const OWN_ACCOUNTS: BankDetails[] = [
  {
    type: 'bank',
    accountNo: '0000014579',
    accountName: 'Oja Collections',
    bankName: 'First Bank of Nigeria',
    bankCode: '011',
  },
];
