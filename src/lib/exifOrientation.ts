/** The tag in a TIFF directory that says how a picture is to be turned (Exif 2.32, 4.6.4 A). */
const ORIENTATION = 0x0112;
const SHORT = 3;
/** Marker, length and `Exif\0\0`; the TIFF header follows. */
const HEAD = [0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0];

/** How the picture is to be turned, 2 to 8, by a JPEG's APP1 segment; undefined where it says nothing or is damaged. */
export function exifOrientation(segment: Uint8Array<ArrayBuffer>): number | undefined {
  if (HEAD.some((byte, at) => at !== 2 && at !== 3 && segment[at] !== byte)) return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + HEAD.length);
  try {
    const isLittle = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, isLittle);
    for (let entry = 0; entry < tiff.getUint16(directory, isLittle); entry++) {
      const at = directory + 2 + 12 * entry;
      if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
      const turned = tiff.getUint16(at + 8, isLittle);
      return turned >= 2 && turned <= 8 ? turned : undefined;
    }
  } catch {
    // A directory that points outside of the file.
  }
  return undefined;
}

/** An APP1 segment that says how the picture is to be turned and nothing else. */
export function orientationSegment(turned: number): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [ORIENTATION >> 8, ORIENTATION & 0xff, 0, SHORT, 0, 0, 0, 1, 0, turned, 0, 0];
  return Uint8Array.from([...HEAD, ...tiff, 0, 1, ...entry, 0, 0, 0, 0]);
}
