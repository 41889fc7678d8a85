import { correction, generate } from 'lean-qr';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

export interface QrDrawing {
  /** Modules along one side, the light ones around it included. */
  side: number;
  /** The dark modules as a path, one unit each. */
  path: string;
}

/** A QR code as it is drawn; undefined for more than any code holds, which is over 2,000 letters. */
export function qrDrawing(text: string): QrDrawing | undefined {
  try {
    const { size, get } = generate(text, { minCorrectionLevel: correction.M });
    const rows = Array.from({ length: size }, (_, y) => rowPath(size, y, (x) => get(x, y)));
    return { side: size + 2 * QUIET, path: rows.join('') };
  } catch {
    return undefined;
  }
}

/** Neighbours in a row are one shape, so that no light line shows between them. */
function rowPath(size: number, y: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    const start = x;
    while (isDark(x)) x++;
    if (x > start) path += `M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`;
  }
  return path;
}
