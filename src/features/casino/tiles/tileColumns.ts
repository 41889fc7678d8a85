import { WINDOW } from '../../../ui/style/breakpoints.ts';

/** The room between two tiles, and below each of them. */
export const GAP_PX = 8;

/** The least width of a tile with its gap, on a phone and in a wide window. */
const LEAST_REM = { phone: 6.5, wide: 9 };

export function remInPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

/** How many tiles fit side by side in a row that also has a gap after its last one: in a grid and in a shelf alike. */
export function tileColumns(widthPx: number): number {
  const leastRem = innerWidth < WINDOW.wide ? LEAST_REM.phone : LEAST_REM.wide;
  return Math.max(1, Math.floor(widthPx / (leastRem * remInPx())));
}
