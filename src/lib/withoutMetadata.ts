import { type FileKind, jpegEnd, jpegSegments, pngChunks } from './fileKind.ts';

/** What a JPEG needs to look the same: JFIF, the colour profile, and what Adobe says of the colours. */
const JPEG_KEPT = new Set([0xe0, 0xe2, 0xee]);
const PNG_DROPPED = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/**
 * A whole picture without what the camera wrote about time, place and device, byte for byte as it was
 * otherwise. A JPEG also loses what follows its end, such as a film. Undefined for kinds that this cannot be
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
  const kept = segments.filter(({ marker }) => JPEG_KEPT.has(marker) || !isOfCamera(marker));
  return [
    bytes.subarray(0, 2),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
    bytes.subarray(scanAt, jpegEnd(bytes, scanAt)),
  ];
}
