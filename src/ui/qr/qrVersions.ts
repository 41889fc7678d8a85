/** One size of a QR code at error correction level M. */
export interface QrVersion {
  version: number;
  /** Modules along one side. */
  size: number;
  /** Data bytes of each block, in order; the longer blocks come last. */
  blocks: number[];
  /** Error correction bytes that follow the data of each block. */
  correctionBytes: number;
  /** Centres of the alignment patterns, along either axis. */
  alignment: number[];
}

const repeat = (count: number, bytes: number) => Array.from({ length: count }, () => bytes);

/** Blocks and alignment of versions 1 to 10, as ISO/IEC 18004 tabulates them for level M. */
const TABLE: [blocks: number[], correctionBytes: number, alignment: number[]][] = [
  [[16], 10, []],
  [[28], 16, [6, 18]],
  [[44], 26, [6, 22]],
  [repeat(2, 32), 18, [6, 26]],
  [repeat(2, 43), 24, [6, 30]],
  [repeat(4, 27), 16, [6, 34]],
  [repeat(4, 31), 18, [6, 22, 38]],
  [[38, 38, 39, 39], 22, [6, 24, 42]],
  [[36, 36, 36, 37, 37], 22, [6, 26, 46]],
  [[43, 43, 43, 43, 44], 26, [6, 28, 50]],
];

const QR_VERSIONS: QrVersion[] = TABLE.map(([blocks, correctionBytes, alignment], index) => ({
  version: index + 1,
  size: 21 + 4 * index,
  blocks,
  correctionBytes,
  alignment,
}));

/** How many bits say how long the text is. */
export function lengthBits({ version }: QrVersion): number {
  return version < 10 ? 8 : 16;
}

export function dataBytes({ blocks }: QrVersion): number {
  return blocks.reduce((sum, bytes) => sum + bytes, 0);
}

/** The smallest version that holds so many bytes of text; `undefined` where none of the ten does. */
export function versionFor(textBytes: number): QrVersion | undefined {
  return QR_VERSIONS.find(
    (version) => dataBytes(version) * 8 >= 4 + lengthBits(version) + textBytes * 8,
  );
}
