/** What a file holds, by its bytes; a name or a declared type proves nothing. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'svg' | 'html';

/** How binary files begin. */
const BEGINNINGS: [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['pdf', /^%PDF-/],
];

/** Enough to see past the prologue of an SVG. */
const HEAD_BYTES = 1024;

/** The kind of a file, from its bytes or the first of them. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = text(bytes.subarray(0, HEAD_BYTES));
  return BEGINNINGS.find(([, beginning]) => beginning.test(head))?.[0] ?? markupKind(head);
}

/** Past a byte order mark, blanks and comments. Walked, because an expression over comments backtracks. */
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

/** Bytes as characters of the same numbers. */
function text(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

/** Whether a file ends where its format says that it does; one that was cut off does not. */
export function isWhole(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'jpeg') return isWholeJpeg(bytes);
  if (kind === 'png') return isWholePng(bytes);
  if (kind === 'webp') return bytes.length >= 8 + view(bytes).getUint32(4, true);
  return kind !== 'pdf' || text(bytes.subarray(-2048)).includes('%%EOF');
}

/**
 * Walks the segments up to the picture itself and looks for its end after them: the thumbnail within
 * the EXIF segment has an end of its own, and cameras write more after the end.
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

/** Walks the chunks to the last one. */
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
