type NairaRefusal = 'empty' | 'not-a-number' | 'negative' | 'too-many-decimals' | 'too-large';

type ParsedNaira = { kobo: number } | { refusal: NairaRefusal };

// Commas only where thousands stand: `1,50` may be one naira fifty to the hand that typed it.
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$|^\.(\d+)$/;

/** What a player typed or pasted (`1,250.50`, `₦ 1000`, `NGN 500`) as kobo; never rounded, never guessed. */
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
