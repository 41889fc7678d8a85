// Prices of the virtual league in the sportsbook's slip.

export const add = 'Add to an acca';
export const takeOut = 'Take out of the acca';
export const toSlip = (bet: string) => `Slip: ${bet}`;
