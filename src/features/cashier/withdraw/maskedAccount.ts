/** An account, masked: `Zenith Bank ••••4579`. */
export function maskedAccount(bankName: string, accountNo: string): string {
  return `${bankName} ${lastDigits(accountNo)}`;
}

/** `••••4579`. */
export function lastDigits(accountNo: string): string {
  return `••••${accountNo.slice(-4)}`;
}
