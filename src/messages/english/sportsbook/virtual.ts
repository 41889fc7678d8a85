// Prices of the virtual league in the sportsbook's slip.

export const add = 'Add to an acca';
export const takeOut = 'Take out of the acca';
export const toSlip = (selections: number) =>
  selections === 1 ? 'Slip: 1 selection' : `Slip: acca of ${selections}`;
