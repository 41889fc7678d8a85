import { expect, test } from 'vitest';
import { htmlIn } from '../../sw/guestPages.ts';
import { packPages } from './packPages.ts';

const FRAME =
  '<!doctype html>\n<style>p{}</style>\n<header class="h">Oja</header><main id="main" class="m">\n';
const html = new Map([
  ['/terms', `${FRAME}<h1>Terms</h1></main>\n<footer>18+</footer>`],
  ['/faq', `${FRAME}<h1>Help</h1>\n\n</main>\n<footer>18+</footer>`],
  ['', `${FRAME}</main>`],
]);

test('each page comes out as it went in, and what pages share is there once', () => {
  const packed = packPages(html, { '/faq': ['Help', '1.0'] });
  for (const [path, text] of html) expect(htmlIn(JSON.parse(packed), path)).toBe(text);
  expect(packed.split('p{}')).toHaveLength(2);
  expect(packed.split('18+')).toHaveLength(2);
  expect(JSON.parse(packed).told).toEqual({ '/faq': ['Help', '1.0'] });
});

test.each(['/home', '/Terms', 'constructor', '/'])('a page of %s is not in it', (path) => {
  expect(htmlIn(JSON.parse(packPages(html, {})), path)).toBeUndefined();
});

test.each([undefined, 'damaged', { lines: [] }, { lines: {}, pages: { '/terms': [0] } }])(
  'of a damaged file nothing is read',
  (file) => {
    expect(htmlIn(file, '/terms')).toBeUndefined();
  },
);
