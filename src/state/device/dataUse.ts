import { mulDiv } from '../../domain/money/mulDiv.ts';

/** Bytes by day (`2026-11-21`) and within it by page (`My bets`). */
export type DataUse = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** This month and the one before, however long they are. */
const DAYS_KEPT = 62;
const BYTES_A_MB = 1_000_000;

/** Adds two counts and drops the oldest days. */
export function mergeUse(one: DataUse, other: DataUse): DataUse {
  const days = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().slice(-DAYS_KEPT);
  return Object.fromEntries(days.map((day) => [day, mergePages(one[day], other[day])]));
}

function mergePages(one: DataUse[string] = {}, other: DataUse[string] = {}): DataUse[string] {
  const pages = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...pages].map((page) => [page, (one[page] ?? 0) + (other[page] ?? 0)]),
  );
}

/** Bytes of a day `2026-11-21` or a month `2026-11`. */
export function bytesIn(use: DataUse, period: string): number {
  return pagesIn(use, period).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Bytes of each page in a day or month, the largest first. */
export function pagesIn(use: DataUse, period: string): { page: string; bytes: number }[] {
  const days = Object.keys(use).filter((day) => day.startsWith(period));
  const pages = days.reduce<DataUse[string]>((sum, day) => mergePages(sum, use[day]), {});
  return Object.entries(pages)
    .map(([page, bytes]) => ({ page, bytes }))
    .sort((one, other) => other.bytes - one.bytes);
}

/** The cost at the player's own price of a megabyte, to the nearest kobo. */
export function dataCostKobo(bytes: number, koboPerMb: number): number {
  return mulDiv(bytes, koboPerMb, BYTES_A_MB, 'nearest');
}

/**
 * The kind of page with this title: what stands before the brand. It names neither a match nor a player, who
 * would otherwise stay on the device after a sign-out.
 */
export function pageKind(title: string): string {
  return title.split(' · ').at(-2) || 'Start page';
}
