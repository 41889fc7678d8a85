// The receipt of a withdrawal on screen.

export const reference = 'Reference';
export const method = 'Method';
export const to = 'To';
export const requested = 'Requested';
export const leftWallet = 'Left your wallet';
export const fee = 'Fee';
export const tax = 'Tax on winnings';
export const returned = 'Returned to your wallet';
export const youGetOnce = 'You get, once paid';
export const youGet = 'You get';
export const signedReceipt = 'Signed receipt';
