/** An account, masked: `Zenith Bank ••••4579`. */
export function maskedAccount(bankName: string, accountNo: string): string {
  return `${bankName} ••••${accountNo.slice(-4)}`;
}
