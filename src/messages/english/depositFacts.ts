// The receipt of a deposit on screen.

export const reference = 'Reference';
export const method = 'Method';
export const requested = 'Requested';
export const payerReference = 'Your payment reference';
export const transactionHash = 'Transaction hash';
export const receipt = 'Receipt';
export const sent = 'Sent';
export const none = 'None';
export const amount = 'Amount';
export const inCurrency = (unit: string) => `In ${unit}`;
export const usdtAt = (amount: string, rate: string) => `${amount}, at ${rate} for 1`;
export const fee = 'Fee';
export const intoWallet = 'Into your wallet';
export const intoWalletOnce = 'You get, once approved';
export const intoWalletWould = 'Into your wallet';
export const signedReceipt = 'Signed receipt';
