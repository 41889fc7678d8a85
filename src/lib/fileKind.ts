/** What a file holds, judged by its bytes: a name or a declared type proves nothing. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'svg' | 'html';

/** The first bytes of binary files. */
const BEGINNINGS: [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['pdf', /^%PDF-/],
];

/** Long enough to reach past an SVG's prologue. */
const HEAD_BYTES = 1024;

/** Tells the kind of a file from its bytes, or from the first of them. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = text(bytes.subarray(0, HEAD_BYTES));
  return BEGINNINGS.find(([, beginning]) => beginning.test(head))?.[0] ?? markupKind(head);
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
  return kind !== 'pdf' || text(bytes.subarray(-2048)).includes('%%EOF');
}

/**
 * Skips the segments before the picture, then looks for the end marker: the thumbnail in the EXIF segment has
 * an end marker too, and cameras append data after the last one.
 */
function isWholeJpeg(bytes: Uint8Array): boolean {
  const START_OF_SCAN = 0xda;
  const END = 0xd9;
  const data = view(bytes);
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    at += 2 + data.getUint16(at + 2);
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== START_OF_SCAN) return false;
  return bytes.subarray(at).some((byte, index, rest) => byte === 0xff && rest[index + 1] === END);
}

/** Follows the chunks to the last one. */
function isWholePng(bytes: Uint8Array): boolean {
  const data = view(bytes);
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + data.getUint32(at);
    if (text(bytes.subarray(at + 4, at + 8)) === 'IEND') return end <= bytes.length;
    at = end;
  }
  return false;
}

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
