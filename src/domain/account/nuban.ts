const WEIGHTS = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];

/**
 * Whether ten digits are a valid account number at a Nigerian bank with a three-digit code: the last digit
 * checks the bank's code and the other nine. Wallet banks have longer codes and other rules.
 */
export function isNuban(accountNo: string, bankCode: string): boolean {
  if (!/^\d{10}$/.test(accountNo) || !/^\d{3}$/.test(bankCode)) return false;
  const digits = [...bankCode, ...accountNo.slice(0, 9)].map(Number);
  const sum = digits.reduce((total, digit, index) => total + digit * (WEIGHTS[index] ?? 0), 0);
  return Number(accountNo[9]) === (10 - (sum % 10)) % 10;
}
