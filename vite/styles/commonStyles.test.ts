import { expect, test } from 'vitest';
import { withCommonStyles, withMarkersLast } from './commonStyles.ts';

const LAYERS = '<style>@layer ui;</style>';
const inlined = (style: string) =>
  `<style>${style}</style><link rel="stylesheet" href="/assets/${style[0]}.css" type="text/inlined">`;
const linked = (style: string) =>
  `<link rel="stylesheet" href="/assets/${style[0]}.css" type="text/inlined">`;

test('what every page has is one style, in the order of the pages; the rest stays where it is', () => {
  const pages = new Map([
    ['index.html', LAYERS + inlined('a{}') + inlined('own{}') + inlined('b{}')],
    ['terms.html', `${LAYERS + inlined('a{}') + inlined('b{}') + inlined('c{}')}<p>`],
  ]);
  expect([...withCommonStyles(pages)]).toEqual([
    [
      'index.html',
      `${LAYERS}<style>a{}b{}</style>${linked('a{}')}${inlined('own{}')}${linked('b{}')}`,
    ],
    [
      'terms.html',
      `${LAYERS}<style>a{}b{}</style>${linked('a{}')}${linked('b{}')}${inlined('c{}')}<p>`,
    ],
  ]);
});

test('a style may compare a width', () => {
  const css = '@media (width<9px){a{}}';
  const pages = new Map([
    ['index.html', inlined('a{}') + inlined(css)],
    ['terms.html', inlined('a{}') + inlined(css)],
  ]);
  expect(withCommonStyles(pages).get('terms.html')).toContain(`<style>a{}${css}</style>`);
});

test('pages that share nothing stay as they are', () => {
  const pages = new Map([
    ['index.html', inlined('a{}')],
    ['terms.html', inlined('b{}')],
  ]);
  expect(withCommonStyles(pages)).toEqual(pages);
});

test('what stands for inlined files moves to the end of the page', () => {
  const link = '<link rel="stylesheet" href="/assets/a-1.css" type="text/inlined">';
  const page = `<head><style>.a{}</style>${link}</head><body><p></p></body>`;
  expect(withMarkersLast(page)).toBe(
    `<head><style>.a{}</style></head><body><p></p>  ${link}\n  </body>`,
  );
});
