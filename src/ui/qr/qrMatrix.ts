import { bitsOf, codewords } from './qrCodewords.ts';
import { drawFormat, frameOf, type QrFrame } from './qrFrame.ts';
import { MASKS, penalty } from './qrMask.ts';
import { versionFor } from './qrVersions.ts';

/**
 * The modules of a QR code (true is dark) that says `text`, without the quiet zone: bytes in UTF-8,
 * error correction M, versions 1 to 10. `undefined` for more than 213 bytes.
 */
export function qrMatrix(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  if (!version) return undefined;
  const frame = frameOf(version);
  const bits = codewords(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const masked = MASKS.map((mask, number) => drawn(frame, bits, mask, number));
  const costs = masked.map(penalty);
  return masked[costs.indexOf(Math.min(...costs))];
}

/** The frame with its data under a mask. */
function drawn(
  frame: QrFrame,
  bits: readonly number[],
  mask: (x: number, y: number) => boolean,
  number: number,
): boolean[][] {
  const code = frame.map((row) => [...row]);
  let next = 0;
  for (const [x, y] of zigzag(frame.length)) {
    const row = code[y];
    if (!row || row[x] !== undefined) continue;
    row[x] = (bits[next] === 1) !== mask(x, y);
    next += 1;
  }
  drawFormat(code, number);
  return code.map((row) => row.map((isDark) => isDark === true));
}

/** Pairs of columns from right to left, upwards and downwards in turn, around the timing column. */
function zigzag(size: number): [x: number, y: number][] {
  // The vertical timing pattern takes the whole of column 6: pairs to its left start one further.
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map(
    (right) => (right > 6 ? right : right - 1),
  );
  return pairs.flatMap((right, pair) =>
    Array.from({ length: size }, (_, step) => (pair % 2 === 0 ? size - 1 - step : step)).flatMap(
      (y): [number, number][] => [
        [right, y],
        [right - 1, y],
      ],
    ),
  );
}
