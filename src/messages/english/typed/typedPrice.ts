// Odds that somebody types.

export const missing = 'Enter a price.';
export const unreadable = 'Type odds like 2.40';
export const outOfRange = 'Odds go from 1.01 to 1000';
export const snapped = (typed: string, price: string) =>
  `${typed} is not a valid price. Changed to ${price}`;
