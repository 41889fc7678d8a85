import { expect, test } from 'vitest';
import { exifOrientation, orientationSegment } from './exifOrientation.ts';

/** An APP1 segment as phones write it, with the byte order of most of them. */
const littleEndian = (turned: number, directory = 8) =>
  Uint8Array.from([
    ...[0xff, 0xe1, 0, 46, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x49, 0x49, 42, 0, directory, 0, 0, 0, 2, 0],
    ...[0x0f, 0x01, 2, 0, 1, 0, 0, 0, 0x41, 0, 0, 0],
    ...[0x12, 0x01, 3, 0, 1, 0, 0, 0, turned, 0, 0, 0],
    ...[0, 0, 0, 0],
  ]);

test.each([2, 3, 6, 8])('a picture turned as %s is read in both byte orders', (turned) => {
  expect(exifOrientation(littleEndian(turned))).toBe(turned);
  expect(exifOrientation(orientationSegment(turned))).toBe(turned);
});

test('the segment is as long as it says', () => {
  const segment = orientationSegment(6);
  expect(segment.length - 2).toBe(segment[3]);
});

test.each([
  ['upright', littleEndian(1)],
  ['turned in no known way', littleEndian(9)],
  ['a directory outside of the file', littleEndian(6, 200)],
  ['cut off', littleEndian(6).slice(0, 20)],
  ['another segment', Uint8Array.from([0xff, 0xe1, 0, 4, 0x68, 0x74])],
])('%s: nothing to say', (_, segment) => {
  expect(exifOrientation(segment)).toBeUndefined();
});
