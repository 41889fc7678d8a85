/** A selection in a booking code. Without price and stake: the price is fetched, the stake typed again. */
export interface CodedSelection {
  marketId: string;
  runnerId: string;
}

// Crockford's base 32, without I, L, O and U, so that a code survives being read aloud and written down.
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
// The characters of our ids, then separators between market and runner and between selections.
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789-._:/,';
const LETTER_BASE = BigInt(LETTERS.length);

/** Room for four check digits, and the largest prime that fits. */
const CHECK_ROOM = 32n ** 4n;
const CHECK_PRIME = 1_048_573n;

function toDigits(value: bigint): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 32n) text = DIGITS.charAt(Number(rest % 32n)) + text;
  return text;
}

function fromDigits(text: string): bigint | undefined {
  let value = 0n;
  for (const digit of text) {
    const index = DIGITS.indexOf(digit);
    if (index < 0) return undefined;
    value = value * 32n + BigInt(index);
  }
  return value;
}

/**
 * Encodes selections as one number with four check digits that make it divisible by a prime above 32. Any
 * single misread digit and any two swapped neighbours are always found, worse damage all but once in a
 * million. Undefined when an id has characters that codes cannot carry.
 */
export function bookingCode(selections: readonly CodedSelection[]): string | undefined {
  const text = selections.map(({ marketId, runnerId }) => `${marketId}/${runnerId}`).join(',');
  // The leading 1 keeps a first letter of value zero, and marks this version of the code.
  let value = 1n;
  for (const letter of text) {
    const index = LETTERS.indexOf(letter);
    if (index < 0) return undefined;
    value = value * LETTER_BASE + BigInt(index);
  }
  const shifted = value * CHECK_ROOM;
  const check = (CHECK_PRIME - (shifted % CHECK_PRIME)) % CHECK_PRIME;
  return toDigits(shifted + check);
}

/** Normalises a typed code: any case, spaces or hyphens, O for 0, I or L for 1. */
function typed(code: string): string {
  return code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** Decodes a code; undefined when it is damaged or not one of ours. */
export function readBookingCode(code: string): CodedSelection[] | undefined {
  const number = fromDigits(typed(code));
  if (number === undefined || number % CHECK_PRIME !== 0n) return undefined;
  let text = '';
  let value = number / CHECK_ROOM;
  for (; value > 1n; value /= LETTER_BASE) {
    text = LETTERS.charAt(Number(value % LETTER_BASE)) + text;
  }
  if (value !== 1n) return undefined;
  const selections = text.split(',').map((part) => part.split('/'));
  return selections.every((part) => part.length === 2 && part.every((id) => id !== ''))
    ? selections.map(([marketId = '', runnerId = '']) => ({ marketId, runnerId }))
    : undefined;
}
