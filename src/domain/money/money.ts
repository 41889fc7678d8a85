// Written by hand instead of with Intl, whose separators differ between ICU versions: the text must be the
// same in Node, in every browser, and on a receipt that is checked years later.

export const MINUS = '\u2212';

/** Kobo of one naira. */
export const KOBO_PER_NAIRA = 100;

/** With a comma between thousands. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** The amount without its sign: `₦1,250,000.00`. */
function magnitude(kobo: number): string {
  const absolute = Math.abs(kobo);
  const rest = absolute % KOBO_PER_NAIRA;
  return `₦${grouped((absolute - rest) / KOBO_PER_NAIRA)}.${String(rest).padStart(2, '0')}`;
}

/** Full kobo, used wherever money moves: `₦1,250,000.00`, `−₦500.00` with a true minus sign. */
export function formatNaira(kobo: number): string {
  return kobo < 0 ? MINUS + magnitude(kobo) : magnitude(kobo);
}

/** For limits, stakes and prizes, which are whole naira: `₦500,000`; with kobo where there are any. */
export function wholeNaira(kobo: number): string {
  return formatNaira(kobo).replace(/\.00$/, '');
}

/** Profit or loss in kobo: `+₦500.00`, `−₦500.00`; zero has no sign. */
export function signedNaira(kobo: number): string {
  return kobo > 0 ? `+${magnitude(kobo)}` : formatNaira(kobo);
}

/** Units of short amounts, largest first. */
export const UNITS: readonly (readonly [naira: number, letter: string])[] = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
  [1_000, 'K'],
];

/**
 * Short amounts for price cells only: `₦850`, `₦1.2K`, `₦12K`, `₦1.2M`. Rounded towards zero, so that a cell
 * never promises more than there is.
 */
export function compactNaira(kobo: number): string {
  const naira = Math.trunc(Math.abs(kobo) / KOBO_PER_NAIRA);
  const sign = kobo < 0 && naira > 0 ? MINUS : '';
  const [size, letter] = UNITS.find(([unit]) => naira >= unit) ?? [1, ''];
  const tenths = Math.trunc((naira * 10) / size);
  const showsTenth = letter !== '' && tenths < 100 && tenths % 10 !== 0;
  const digits = showsTenth ? tenths / 10 : Math.trunc(tenths / 10);
  return `${sign}₦${digits}${letter}`;
}

/** Players type stakes in whole naira; hedges that we compute may carry kobo. */
export function isWholeNaira(kobo: number): boolean {
  return Number.isSafeInteger(kobo) && kobo % KOBO_PER_NAIRA === 0;
}
