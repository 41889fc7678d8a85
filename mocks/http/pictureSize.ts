interface Size {
  width: number;
  height: number;
}

type Kind = 'jpeg' | 'png' | 'webp';

/** The size in pixels that a picture claims; undefined where its first bytes do not say. */
export function pictureSize(kind: Kind, bytes: Uint8Array): Size | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (kind === 'jpeg') return jpegSize(data);
    if (kind === 'png') return { width: data.getUint32(16), height: data.getUint32(20) };
    return webpSize(data);
  } catch (error) {
    // The bytes end before the size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Skips the segments before the frame header; DHT, JPG and DAC are none, though their markers lie among them. */
function jpegSize(data: DataView): Size | undefined {
  const OTHERS = [0xc4, 0xc8, 0xcc];
  let at = 2;
  while (data.getUint8(at) === 0xff) {
    const marker = data.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !OTHERS.includes(marker)) {
      return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
    }
    // A segment's length counts its own two bytes; a smaller one leads nowhere.
    at += 2 + Math.max(2, data.getUint16(at + 2));
  }
  return undefined;
}

/** The three kinds of WebP: lossy, lossless, extended. */
function webpSize(data: DataView): Size | undefined {
  const LOSSY = 0x56503820;
  const LOSSLESS = 0x5650384c;
  const EXTENDED = 0x56503858;
  const chunk = data.getUint32(12);
  if (chunk === LOSSY) {
    return {
      width: data.getUint16(26, true) & 0x3fff,
      height: data.getUint16(28, true) & 0x3fff,
    };
  }
  if (chunk === LOSSLESS) {
    const bits = data.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== EXTENDED) return undefined;
  return {
    width: (data.getUint32(24, true) & 0xffffff) + 1,
    height: (data.getUint32(26, true) >>> 8) + 1,
  };
}

const LONGEST = 20_000;
const MOST_PIXELS = 200_000_000;

/** Whether a camera could have taken it. A few bytes may claim a picture that fills the memory of whoever opens it. */
export function isPlausible({ width, height }: Size): boolean {
  const sides = [width, height];
  return sides.every((side) => side >= 1 && side <= LONGEST) && width * height <= MOST_PIXELS;
}
