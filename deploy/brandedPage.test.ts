import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { htmlOf, parsePage } from '../vite/pages/page.ts';
import { brandedPage } from './brandedPage.ts';
import { Settings } from './settings.ts';

const PAGE = `<html><head><title>Terms · Oja</title><style>.oja-Oja{}</style>
<meta name="theme-color" content="#0b3b2a" data-light="#0b3b2a" data-dark="#0a2219">
<link rel="canonical" href="https://oja.example/terms"></head>
<body data-oja="x"><svg class="wordmark" viewBox="0 0 74 28" role="img" aria-label="Oja"><path class="wordmark__letters" d="M1 1"></path><path class="wordmark__mark" d="M2 2"></path></svg>
<p>Oja is open. Ojas are not. <a href="mailto:support@oja.example">support@oja.example</a></p>
<script>const brand = 'Oja'</script></body></html>`;

function paged(settings: object): string {
  const page = parsePage(PAGE);
  brandedPage(Settings.parse({ name: 'Kola', ...settings }))(page);
  return htmlOf(page);
}
const toldIn = (html: string) =>
  JSON.parse(parsePage(html).querySelector('#settings')?.textContent ?? '');

test('the name stands wherever a reader meets it, and code is left alone', () => {
  const html = paged({});
  expect(html).toContain('<title>Terms · Kola</title>');
  expect(html).toContain('aria-label="Kola"');
  expect(html).toContain('<p>Kola is open. Ojas are not.');
  expect(html).toContain('<style>.oja-Oja{}</style>');
  expect(html).toContain("const brand = 'Oja'");
});

test('addresses of support and of the site are the brand’s where it has them', () => {
  expect(paged({})).toContain('mailto:support@oja.example');
  const html = paged({ mail: 'kola.example', site: 'https://kola.example' });
  expect(html).toContain('<a href="mailto:support@kola.example">support@kola.example</a>');
  expect(html).toContain('href="https://kola.example/terms"');
});

test('the scripts of the page are told name and addresses, and nothing that is not set', () => {
  expect(toldIn(paged({}))).toEqual({ name: 'Kola' });
  const addresses = { api: 'https://api.kola.example', realtime: 'https://live.kola.example' };
  expect(toldIn(paged({ addresses, mail: 'kola.example' }))).toEqual({
    name: 'Kola',
    mail: 'kola.example',
    ...addresses,
  });
});

test('a product that is off has no screen and no link', () => {
  const html = paged({ products: { casino: false, sportsbook: false } });
  const off = new RegExp(toldIn(html).off);
  for (const module of [
    'src/screens/casino/SlotsScreen.tsx',
    'src/screens/betting/BetbyScreen.tsx',
  ])
    expect(module).toMatch(off);
  for (const module of [
    'src/screens/betting/HomeScreen.tsx',
    'src/screens/betting/MatchScreen.tsx',
  ])
    expect(module).not.toMatch(off);
  const styles = [...parsePage(html).querySelectorAll('style')].at(-1)?.textContent;
  expect(styles).toMatch(/a\[href\^="\/casinos"\].*\{display:none!important\}$/s);
  expect(paged({})).not.toContain('display:none');
});

test('the wordmark is drawn from the settings', () => {
  const html = paged({ wordmark: { viewBox: '0 0 90 28', letters: 'M5 5', mark: 'M6 6' } });
  expect(html).toContain('viewBox="0 0 90 28" role="img"');
  expect(html).toContain('class="wordmark__letters" d="M5 5"');
  expect(html).toContain('class="wordmark__mark" d="M6 6"');
  expect(html).toContain('.wordmark{width:90px}');
});

test('the browser’s bar has the brand’s header in each theme', () => {
  const file = join(import.meta.dirname, 'brands/kola/settings.json');
  const html = paged(JSON.parse(readFileSync(file, 'utf8')));
  expect(html).toContain(
    '<meta name="theme-color" content="#3d0f2e" data-light="#3d0f2e" data-dark="#2a0a20">',
  );
});
