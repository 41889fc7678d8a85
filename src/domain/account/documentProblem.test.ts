import { expect, test } from 'vitest';
import { documentProblem } from './documentProblem.ts';

const MAX = 4_000_000;

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const filled = (bytes: Uint8Array, length: number) => {
  const file = new Uint8Array(length);
  file.set(bytes);
  return file;
};

const join = (...parts: (string | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? latin(part) : part)]));

/** A start, a segment with a thumbnail that ends, a scan, an end. */
const JPEG = latin(
  '\xff\xd8\xff\xe1\x00\x0aExif\xff\xd9\x00\x00\xff\xda\x00\x04\x00\x00scan\xff\x00\xff\xd9',
);
const JPEG_FILLED = latin(
  '\xff\xd8\xff\xff\xe1\x00\x0aExif\xff\xd9\x00\x00\xff\xff\xff\xda\x00\x04\x00\x00scan\xff\x00\xff\xff\xd9',
);
const PNG = latin(
  '\x89PNG\r\n\x1a\n\0\0\0\x01IHDR!crc.\0\0\0\x02IDAT!!crc.\0\0\0\0IEND\xae\x42\x60\x82',
);
const WEBP = latin('RIFF\x0c\0\0\0WEBPVP8 ....');
const PDF = latin('%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
const HTML = latin('\n<!DOCTYPE html><title>Sign in</title>');
const SVG = latin('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg"/>');

test.each<[what: string, type: string, bytes: Uint8Array, problem: string | undefined]>([
  ['a JPEG', 'image/jpeg', JPEG, undefined],
  ['a PNG', 'image/png', PNG, undefined],
  ['a WebP', 'image/webp', WEBP, undefined],
  ['a PDF', 'application/pdf', PDF, undefined],
  ['a JPEG of which the phone says nothing', '', JPEG, undefined],
  ['a PNG that is named JPEG', 'image/jpeg', PNG, undefined],
  ['a JPEG with what a camera writes after it', 'image/jpeg', filled(JPEG, 900), undefined],
  ['the largest', 'image/jpeg', filled(JPEG, MAX), undefined],
  ['one byte more', 'image/jpeg', filled(JPEG, MAX + 1), 'too-large'],
  ['an empty file', 'image/jpeg', latin(''), 'empty'],
  ['a web page', 'text/html', HTML, 'html'],
  ['a web page named JPEG', 'image/jpeg', HTML, 'html'],
  ['a web page of which the phone says nothing', '', HTML, 'html'],
  ['a web page that shows an SVG', '', latin('<!-- x --><html><svg/></html>'), 'html'],
  ['an SVG', 'image/svg+xml', SVG, 'svg'],
  ['an SVG named PNG', 'image/png', SVG, 'svg'],
  ['a JPEG that says it is an SVG', 'image/svg+xml', JPEG, undefined],
  ['a JPEG as image/jpg', 'image/jpg', JPEG, undefined],
  ['a JPEG as image/pjpeg', 'image/pjpeg', JPEG, undefined],
  ['a JPEG as nothing but bytes', 'application/octet-stream', JPEG, undefined],
  ['a PDF as application/x-pdf', 'application/x-pdf', PDF, undefined],
  ['a PDF as nothing but bytes', 'application/octet-stream', PDF, undefined],
  ['a PDF with a byte order mark', 'application/pdf', join('\xef\xbb\xbf', PDF), undefined],
  ['a PDF after a line break', 'application/pdf', join('\r\n', PDF), undefined],
  ['a PDF after what a bank writes', 'application/pdf', join('x'.repeat(1000), PDF), undefined],
  ['a PDF with zeros after its end', 'application/pdf', filled(PDF, 5000), undefined],
  ['a PDF with blanks after its end', 'application/pdf', join(PDF, ' \n'.repeat(2000)), undefined],
  ['a JPEG with fill bytes before a marker', 'image/jpeg', JPEG_FILLED, undefined],
  ['a JPEG with fill bytes, cut off', 'image/jpeg', JPEG_FILLED.slice(0, -2), 'cut-off'],
  ['a web page that names a PDF', 'application/pdf', latin('<html>%PDF-1.4 %%EOF'), 'html'],
  ['a word document', 'application/msword', latin('\xd0\xcf\x11\xe0'), 'type'],
  ['a HEIC', 'image/heic', latin('\0\0\0\x18ftypheic'), 'type'],
  ['a GIF', 'image/gif', latin('GIF89a'), 'type'],
  ['a program named PDF', 'application/pdf', latin('MZ\x90\0'), 'content'],
  ['text', 'image/png', latin('hello'), 'content'],
  ['a JPEG cut off in its head', 'image/jpeg', JPEG.slice(0, 12), 'cut-off'],
  ['a JPEG cut off in its scan', 'image/jpeg', JPEG.slice(0, -2), 'cut-off'],
  ['a JPEG of three bytes', 'image/jpeg', JPEG.slice(0, 3), 'cut-off'],
  ['a PNG without its last chunk', 'image/png', PNG.slice(0, -12), 'cut-off'],
  ['a PNG cut off in its last chunk', 'image/png', PNG.slice(0, -1), 'cut-off'],
  ['a WebP cut off', 'image/webp', WEBP.slice(0, -1), 'cut-off'],
  ['a PDF cut off', 'application/pdf', PDF.slice(0, 20), 'cut-off-pdf'],
])('%s', (_, type, bytes, problem) => {
  expect(documentProblem({ type, bytes }, MAX)).toBe(problem);
});
