import { plainTyped } from './plainTyped.ts';

/**
 * Hundredths of a typed number below 100,000 (`2.4`, `2,40`); of more decimals the rest is a fraction. Undefined
 * for all else. A comma is read as a point, so only for numbers that nobody writes with one for thousands.
 */
export function parseDecimal(text: string): number | undefined {
  const match = /^(\d{1,5})(?:[.,](\d*))?$/.exec(plainTyped(text));
  if (!match) return undefined;
  const [, whole, decimals = ''] = match;
  return Number(`${whole}${decimals.slice(0, 2).padEnd(2, '0')}.${decimals.slice(2)}`);
}
