import { bitsOf } from './qrCodewords.ts';
import type { QrVersion } from './qrVersions.ts';

/** Rows of modules: true is dark. `undefined` is a place that data will take. */
export type QrFrame = (boolean | undefined)[][];

/** What every code of a version has before any data: finders, timing, alignment, version. */
export function frameOf(version: QrVersion): QrFrame {
  const { size } = version;
  const frame: QrFrame = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  for (let at = 0; at < size; at++) {
    put(frame, at, 6, at % 2 === 0);
    put(frame, 6, at, at % 2 === 0);
  }
  drawAlignments(frame, version);
  for (const [x, y] of [[3, 3] as const, [size - 4, 3] as const, [3, size - 4] as const]) {
    drawRings(frame, x, y, 4, [0, 1, 3]);
  }
  drawFormat(frame, 0);
  drawVersion(frame, version);
  return frame;
}

/** Which mask a code has, twice, beside the finders; with the level, which is M. */
export function drawFormat(frame: QrFrame, mask: number): void {
  const size = frame.length;
  // Level M is 00, so the five bits are the mask's. The last pattern keeps them from being all light.
  const bits = bitsOf(((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412, 15).reverse();
  bits.forEach((bit, index) => {
    const isDark = bit === 1;
    put(frame, 8, index < 6 ? index : index < 8 ? index + 1 : size - 15 + index, isDark);
    put(frame, index < 8 ? size - 1 - index : index < 9 ? 7 : 14 - index, 8, isDark);
  });
  put(frame, 8, size - 8, true);
}

/** From version 7 on a code says its version, twice. */
function drawVersion(frame: QrFrame, { version, size }: QrVersion): void {
  if (version < 7) return;
  const bits = bitsOf((version << 12) | remainder(version, 12, 0x1f25), 18).reverse();
  bits.forEach((bit, index) => {
    const [along, across] = [Math.floor(index / 3), size - 11 + (index % 3)];
    put(frame, along, across, bit === 1);
    put(frame, across, along, bit === 1);
  });
}

/** The check bits of a BCH code. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step++) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest;
}

function drawAlignments(frame: QrFrame, { alignment, size }: QrVersion): void {
  const isFinder = (x: number, y: number) =>
    (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
  for (const x of alignment) {
    for (const y of alignment) if (!isFinder(x, y)) drawRings(frame, x, y, 2, [0, 2]);
  }
}

/** A square of rings around a centre; the rings at the distances in `dark` are. */
function drawRings(frame: QrFrame, x: number, y: number, radius: number, dark: number[]): void {
  for (let dx = -radius; dx <= radius; dx++) {
    for (let dy = -radius; dy <= radius; dy++) {
      put(frame, x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function put(frame: QrFrame, x: number, y: number, isDark: boolean): void {
  const row = frame[y];
  if (row && x >= 0 && x < frame.length) row[x] = isDark;
}
