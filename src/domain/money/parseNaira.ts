import { plainTyped } from '../text/plainTyped.ts';

type NairaRefusal = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

type ParsedNaira = { kobo: number } | { refusal: NairaRefusal };

const SIGN = '(?:₦|NGN|=N=|N)';
const SIGNS = new RegExp(`^${SIGN}\\s*|\\s*${SIGN}$`, 'gi');
/** Commas only between thousands. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$|^\.(\d+)$/;
/** A comma that cannot be one between thousands: at most two digits follow, and nothing else divides. */
const DECIMAL_COMMA = /^(\d*),(\d{0,2})$/;

/**
 * Kobo from typed or pasted text: `1,250.50`, `₦ 1000`, `500 NGN`, and from a phone whose keypad has no point,
 * `1,50`. Three digits after a comma are thousands. Never rounds or guesses.
 */
export function parseNaira(text: string): ParsedNaira {
  const bare = plainTyped(text).replace(SIGNS, '').replace(/\s/g, '');
  if (bare === '') return { refusal: 'empty' };
  if (bare.startsWith('-')) return { refusal: 'negative' };
  const match = AMOUNT.exec(bare.replace(DECIMAL_COMMA, '$1.$2'));
  if (!match) return { refusal: 'not-a-number' };
  const whole = (match[1] ?? '0').replaceAll(',', '');
  const decimals = match[2] ?? match[3] ?? '';
  if (decimals.length > 2) return { refusal: 'too-many-decimals' };
  const kobo = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(kobo) ? { kobo } : { refusal: 'too-large' };
}
