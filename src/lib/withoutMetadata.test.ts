import { expect, test } from 'vitest';
import { orientationSegment } from './exifOrientation.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (parts: Uint8Array[] | undefined) =>
  parts && String.fromCharCode(...parts.flatMap((part) => [...part]));

const segment = (marker: string, text: string) =>
  `\xff${marker}\0${String.fromCharCode(text.length + 2)}${text}`;
const SCAN = '\xff\xda\0\x04\0\0scan\xff\0\xff\xd9';
const chunk = (name: string, text: string) =>
  `\0\0\0${String.fromCharCode(text.length)}${name}${text}crc.`;

test('a JPEG keeps its picture and its colours, and loses time, place, notes and what follows its end', () => {
  const kept = [segment('\xe0', 'JFIF'), segment('\xe2', 'ICC'), segment('\xdb', 'tables')];
  const lost = [segment('\xe1', 'Exif 6.5N'), segment('\xed', 'IPTC'), segment('\xfe', 'note')];
  const [jfif = '', icc = '', tables = ''] = kept;
  const [exif = '', iptc = '', note = ''] = lost;
  const given = `\xff\xd8${jfif}${exif}\xff${icc}${iptc}${note}${tables}${SCAN}film 3.4E`;
  expect(textOf(withoutMetadata('jpeg', latin(given)))).toBe(`\xff\xd8${kept.join('')}${SCAN}`);
});

test('a JPEG that was taken sideways is still turned upright', () => {
  const turned = String.fromCharCode(...orientationSegment(6));
  const given = `\xff\xd8${turned}${segment('\xe1', 'http://ns.adobe.com place')}${SCAN}`;
  expect(textOf(withoutMetadata('jpeg', latin(given)))).toBe(`\xff\xd8${turned}${SCAN}`);
});

test('a PNG keeps its picture and loses texts and time', () => {
  const head = '\x89PNG\r\n\x1a\n';
  const [start, data, end] = [chunk('IHDR', 'head'), chunk('IDAT', 'data'), chunk('IEND', '')];
  const given = head + start + chunk('tEXt', 'GPS 6.5N') + chunk('eXIf', 'place') + data + end;
  expect(textOf(withoutMetadata('png', latin(`${given}more`)))).toBe(head + start + data + end);
});

test.each(['webp', 'pdf'] as const)('a %s is left to others', (kind) => {
  expect(withoutMetadata(kind, latin('RIFF'))).toBeUndefined();
});
