import { expect, test } from 'vitest';
import { isPlausible, pictureSize } from './pictureSize.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part,
    ),
  );
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

const SOI = '\xff\xd8';
/** Camera data with a thumbnail in it, whose size is not the picture's. */
const EXIF = bytes('\xff\xe1', u16(12), '\xff\xc0', u16(8), [8], u16(5), u16(5), [0]);
const sof = (width: number, height: number, marker = 0xc0) =>
  bytes([0xff, marker], u16(17), [8], u16(height), u16(width));
const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', u32(13), 'IHDR', u32(width), u32(height));
const webp = (chunk: string, rest: number[]) => bytes('RIFF', u32(30), 'WEBP', chunk, rest);

test.each([
  ['a JPEG', 'jpeg', bytes(SOI, [...sof(320, 200)]), { width: 320, height: 200 }],
  ['a progressive JPEG', 'jpeg', bytes(SOI, [...sof(9, 7, 0xc2)]), { width: 9, height: 7 }],
  [
    'a JPEG of a camera, with tables before its frame',
    'jpeg',
    bytes(SOI, [...EXIF], '\xff\xc4', u16(4), [1, 2], [...sof(4000, 3000)]),
    { width: 4000, height: 3000 },
  ],
  ['a JPEG without a frame', 'jpeg', bytes(SOI, '\xff\xe0', u16(0), u16(0)), undefined],
  ['a JPEG that ends early', 'jpeg', bytes(SOI, '\xff\xc0', u16(17)), undefined],
  ['a JPEG whose segments have no length', 'jpeg', bytes(SOI, '\xff\xe0'), undefined],
  ['a PNG', 'png', png(640, 480), { width: 640, height: 480 }],
  ['a PNG that ends early', 'png', png(640, 480).slice(0, 20), undefined],
  [
    'a lossy WebP',
    'webp',
    webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x40, 1, 0xc8, 0]),
    { width: 320, height: 200 },
  ],
  [
    'a lossless WebP',
    'webp',
    webp('VP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x31, 0]),
    { width: 320, height: 200 },
  ],
  [
    'an extended WebP',
    'webp',
    webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xc7, 0, 0]),
    { width: 320, height: 200 },
  ],
] as const)('%s', (_, kind, content, size) => {
  expect(pictureSize(kind, content)).toEqual(size);
});

test.each([
  [1, 1, true],
  [16_320, 12_240, true],
  [20_000, 10_000, true],
  [0, 200, false],
  [320, 0, false],
  [65_535, 200, false],
  [20_000, 20_000, false],
])('%d by %d pixels: plausible is %j', (width, height, isSo) => {
  expect(isPlausible({ width, height })).toBe(isSo);
});
