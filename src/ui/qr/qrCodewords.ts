import { correctionOf } from './qrReedSolomon.ts';
import { dataBytes, lengthBits, type QrVersion } from './qrVersions.ts';

/** Four bits that say that bytes follow. */
const BYTE_MODE = 0b0100;
/** What an unfilled code is filled with, in turn. */
const PADDING = [0xec, 0x11];

/** The bytes a code carries, in the order in which they are drawn: blocks interleaved, data first. */
export function codewords(text: Uint8Array, version: QrVersion): number[] {
  const data = dataOf(text, version);
  const blocks = version.blocks.map((bytes) => data.splice(0, bytes));
  const corrections = blocks.map((block) => correctionOf(block, version.correctionBytes));
  return [...interleave(blocks), ...interleave(corrections)];
}

function dataOf(text: Uint8Array, version: QrVersion): number[] {
  const capacity = dataBytes(version);
  const bits = [...bitsOf(BYTE_MODE, 4), ...bitsOf(text.length, lengthBits(version))];
  for (const byte of text) bits.push(...bitsOf(byte, 8));
  // Up to four zeros end the text; more fill the last byte.
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)));
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8));
  const filled = Array.from({ length: bits.length / 8 }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const padding = Array.from(
    { length: capacity - filled.length },
    (_, index) => PADDING[index % 2] ?? 0,
  );
  return [...filled, ...padding];
}

/** A number as so many bits, the highest first. */
export function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (value >>> (count - 1 - index)) & 1);
}

/** The first of each block, then the second of each: a scratch takes a little of every block. */
function interleave(blocks: readonly number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  ).flat();
}
