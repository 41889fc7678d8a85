// The receipt of a bet on screen.

export const none = 'None';
export const yourCashOut = 'Your cash-out';
export const howSettles = 'How it settles';
export const howSettled = 'How it was settled';
export const signedReceipt = 'Signed receipt';
