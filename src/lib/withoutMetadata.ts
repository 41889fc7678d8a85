import { exifOrientation, orientationSegment } from './exifOrientation.ts';
import { type FileKind, jpegEnd, jpegSegments, pngChunks } from './fileKind.ts';

/** What a JPEG needs to look the same: JFIF, the colour profile, and what Adobe says of the colours. */
const JPEG_KEPT = new Set([0xe0, 0xe2, 0xee]);
const PNG_DROPPED = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * A whole picture without what the camera wrote about time, place and device, byte for byte as it was
 * otherwise. A JPEG keeps how it is to be turned, and loses what follows its end, such as a film. Undefined for kinds that this cannot be
 * done for.
 */
export function withoutMetadata(
  kind: FileKind,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer>[] | undefined {
  if (kind === 'jpeg') return bareJpeg(bytes);
  if (kind !== 'png') return undefined;
  const chunks = pngChunks(bytes).filter(({ name }) => !PNG_DROPPED.has(name));
  return [bytes.subarray(0, 8), ...chunks.map(({ start, end }) => bytes.subarray(start, end))];
}

function bareJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] | undefined {
  const { segments, scanAt } = jpegSegments(bytes);
  if (scanAt === undefined) return undefined;
  const isOfCamera = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
  const kept = segments.flatMap(({ marker, start, end }) => {
    const segment = bytes.subarray(start, end);
    if (JPEG_KEPT.has(marker) || !isOfCamera(marker)) return [segment];
    const turned = exifOrientation(segment);
    return turned === undefined ? [] : [orientationSegment(turned)];
  });
  return [bytes.subarray(0, 2), ...kept, bytes.subarray(scanAt, jpegEnd(bytes, scanAt))];
}
