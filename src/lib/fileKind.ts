/** What a file holds, judged by its bytes: a name or a declared type proves nothing. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'svg' | 'html';

/** The first bytes of binary files. */
const BEGINNINGS: [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
];

/** Past an SVG's prologue, and as far as readers of PDF look for its beginning: banks write bytes before it. */
const HEAD_BYTES = 1024;

/** Tells the kind of a file from its bytes, or from the first of them. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = text(bytes.subarray(0, HEAD_BYTES));
  const kind = BEGINNINGS.find(([, beginning]) => beginning.test(head))?.[0] ?? markupKind(head);
  return kind ?? (head.includes('%PDF-') ? 'pdf' : undefined);
}

/**
 * Skips a byte order mark, blanks and comments before it looks at the first tag. A loop, because a regular
 * expression over comments backtracks.
 */
function markupKind(head: string): FileKind | undefined {
  let rest = head.replace(/^\xef\xbb\xbf/, '').trimStart();
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) return undefined;
    rest = rest.slice(end + 3).trimStart();
  }
  if (/^<(!doctype html|html|head|body|script|title)/i.test(rest)) return 'html';
  return /^<svg|^<[?!].*<svg/is.test(rest) ? 'svg' : undefined;
}

/** Bytes as text, one character for each byte. */
function text(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Whether a file ends as its format requires. A file that was cut off does not. */
export function isWhole(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return isWholeJpeg(bytes);
  if (kind === 'png') return isWholePng(bytes);
  if (kind === 'webp') return bytes.length >= 8 + view(bytes).getUint32(4, true);
  return kind !== 'pdf' || isWholePdf(bytes);
}

/** Some banks fill the file up with zeros or blanks behind its end. */
function isWholePdf(bytes: Uint8Array): boolean {
  let end = bytes.length;
  while (end > 0 && FILLING.has(bytes[end - 1] ?? -1)) end--;
  return text(bytes.subarray(Math.max(0, end - 2048), end)).includes('%%EOF');
}

const FILLING = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20]);

/**
 * Skips the segments before the picture, then looks for the end marker: the thumbnail in the EXIF segment has
 * an end marker too, and cameras append data after the last one.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const { scanAt } = jpegSegments(bytes);
  return scanAt !== undefined && jpegEnd(bytes, scanAt) !== undefined;
}

interface JpegSegment {
  marker: number;
  start: number;
  end: number;
}

/** The segments before the picture, and where it begins. Any marker may have bytes 0xFF before it (T.81, B.1.1.2). */
export function jpegSegments(bytes: Uint8Array): { segments: JpegSegment[]; scanAt?: number } {
  const START_OF_SCAN = 0xda;
  const data = view(bytes);
  const segments: JpegSegment[] = [];
  let at = 2;
  while (bytes[at] === 0xff) {
    while (bytes[at + 1] === 0xff) at++;
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) return { segments, scanAt: at };
    if (at + 4 > bytes.length) break;
    const end = at + 2 + data.getUint16(at + 2);
    segments.push({ marker, start: at, end });
    at = end;
  }
  return { segments };
}

/** Where the picture ends that begins at `scanAt`. */
export function jpegEnd(bytes: Uint8Array, scanAt: number): number | undefined {
  const END = 0xd9;
  for (let at = bytes.indexOf(0xff, scanAt); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === END) return at + 2;
  }
  return undefined;
}

/** Follows the chunks to the last one. */
function isWholePng(bytes: Uint8Array): boolean {
  const last = pngChunks(bytes).at(-1);
  return last?.name === 'IEND' && last.end <= bytes.length;
}

/** The chunks of a PNG up to its last; the end of one that was cut off is past the file's. */
export function pngChunks(bytes: Uint8Array): { name: string; start: number; end: number }[] {
  const data = view(bytes);
  const chunks = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const chunk = {
      name: text(bytes.subarray(at + 4, at + 8)),
      start: at,
      end: at + 12 + data.getUint32(at),
    };
    chunks.push(chunk);
    if (chunk.name === 'IEND') break;
    at = chunk.end;
  }
  return chunks;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
