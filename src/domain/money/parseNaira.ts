type NairaRefusal = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

type ParsedNaira = { kobo: number } | { refusal: NairaRefusal };

// Commas only between thousands: `1,50` might mean one naira fifty to whoever typed it.
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$|^\.(\d+)$/;

/** Kobo from typed or pasted text (`1,250.50`, `₦ 1000`, `NGN 500`). Never rounds or guesses. */
export function parseNaira(text: string): ParsedNaira {
  const bare = text
    .trim()
    .replace(/^(?:₦|NGN)\s*/i, '')
    .replace(/[\s\u00a0]/g, '');
  if (bare === '') return { refusal: 'empty' };
  if (/^[-\u2212]/.test(bare)) return { refusal: 'negative' };
  const match = AMOUNT.exec(bare);
  if (!match) return { refusal: 'not-a-number' };
  const whole = (match[1] ?? '0').replaceAll(',', '');
  const decimals = match[2] ?? match[3] ?? '';
  if (decimals.length > 2) return { refusal: 'too-many-decimals' };
  const kobo = Number(whole + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(kobo) ? { kobo } : { refusal: 'too-large' };
}
