import { grouped, KOBO_PER_NAIRA, MINUS, UNITS } from './money.ts';

/**
 * A profit or loss where kobo have no room: written out below a number of naira, `+12,250,000`, else in three digits,
 * `+12.2M`. Rounded down, losses too, so that no result looks better than it is.
 */
export function shortResult(kobo: number, writtenOutBelow: number): string {
  const naira = Math.floor(kobo / KOBO_PER_NAIRA);
  const size = Math.abs(naira);
  const sign = naira > 0 ? '+' : naira < 0 ? MINUS : '';
  if (size < writtenOutBelow) return sign + grouped(size);
  const [unit, letter] = UNITS.find(([one]) => size >= one) ?? [1, ''];
  const scale = 10 ** Math.max(0, 3 - String(Math.trunc(size / unit)).length);
  const round = naira < 0 ? Math.ceil : Math.floor;
  const rounded = round((size * scale) / unit) / scale;
  return `${sign}${grouped(rounded)}${letter}`;
}
