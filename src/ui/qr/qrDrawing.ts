import { correction, generate } from 'lean-qr';

/** The light margin that readers need around a code, in modules. */
const QUIET = 4;

export interface QrDrawing {
  /** Modules along one side, margin included. */
  side: number;
  /** The dark modules as a path, one unit each. */
  path: string;
}

/** Draws a QR code; undefined for a text longer than a code can hold (over 2,000 letters). */
export function qrDrawing(text: string): QrDrawing | undefined {
  try {
    const { size, get } = generate(text, { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: size }, (_, y) => rowPath(size, y, (x) => get(x, y)));
    return { side: size + 2 * QUIET, path: rows.join('') };
  } catch {
    return undefined;
  }
}

/** Merges neighbours in a row into one shape, so that no gap shows between them. */
function rowPath(size: number, y: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    const start = x;
    while (isDark(x)) x++;
    if (x > start) path += `M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`;
  }
  return path;
}
