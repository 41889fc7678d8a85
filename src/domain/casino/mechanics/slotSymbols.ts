/** The symbols of every slot, best first, and the wild, which stands for any of them. */
export const SYMBOLS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];
export const WILD = 'W';

/** Each reel as text, one letter a place; it closes to a ring. */
export type Strips = readonly string[];

/** How many rows of each reel are seen. */
export const ROWS = 3;

/** The letter at a place, counted round the ring. */
function stripAt(strip: string, place: number): string {
  return strip.charAt(place % strip.length);
}

/** The letters in view: `view[reel][row]`. */
export function slotView(strips: Strips, stops: readonly number[]): string[][] {
  return strips.map((strip, reel) =>
    Array.from({ length: ROWS }, (_, row) => stripAt(strip, (stops[reel] ?? 0) + row)),
  );
}

/** How many places of a strip show one of these letters. */
export function fittingPlaces(strip: string, letters: string): number {
  let count = 0;
  for (const letter of strip) if (letters.includes(letter)) count += 1;
  return count;
}

/** What a run of 3, 4 or 5 pays. */
export type RunPays = Readonly<Record<SlotSymbol, readonly [number, number, number]>>;

export const LEAST_RUN = 3;

export function runPay(pays: RunPays, symbol: string, length: number): number {
  const known = SYMBOLS.find((one) => one === symbol);
  return (known && pays[known][length - LEAST_RUN]) ?? 0;
}
