import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersFile } from '../vite/hostRules.ts';
import { packPages } from '../vite/pages/packPages.ts';
import { parsePage } from '../vite/pages/page.ts';
import { sitePolicies } from '../vite/securityHeaders.ts';
import { Settings } from './settings.ts';
import { stamp } from './stamp.ts';

const PAGE =
  '<html><head><title>Oja</title><style>p{}</style></head><body>Oja<script>go()</script></body></html>';
const WORKER =
  'w=[{"url":"/assets/first-1.json","documents":{"/shell.html":["11111111.22222222","sha256-old"],"/":["11111111.33333333","sha256-old"]}},{"url":"/assets/guest-1.json","documents":{"/pages.json":["11111111.44444444","sha256-old"]}}];';

const HTML = new Map([
  ['index.html', PAGE],
  ['shell.html', PAGE.replace('<body>', '<body class="shell">')],
  ['not-here.html', '<p>Not on this phone</p>'],
  ['terms.html', '<h1>Terms of Oja</h1>'],
]);

const POLICIES = sitePolicies(new Map([...HTML].map(([name, text]) => [name, parsePage(text)])));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-stamp-'));
  mkdirSync(join(folder, 'assets'));
  const files = {
    ...Object.fromEntries(HTML),
    'pages.json': packPages(new Map(), { '/terms': ['Terms', '1.0'] }),
    'assets/app-1.js': 'const name = "Oja"',
    _headers: headersFile(POLICIES, { pages: ['/', '/terms'], shell: ['/home'] }),
    'manifest.webmanifest': JSON.stringify({
      name: 'Oja',
      short_name: 'Oja',
      start_url: '/home',
      screenshots: [{ src: '/assets/app-1.js' }, { src: '/screenshots/home.webp' }],
      shortcuts: [{ url: '/mybets', icons: [{ src: '/icons/shortcut-bets.png' }] }],
    }),
    'sw.js': WORKER,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const stamped = (settings: object = {}) =>
  stamp(folder, Settings.parse({ name: 'Kola', ...settings }));
const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('no asset changes, and every file that does is named', () => {
  const before = new Map(
    readdirSync(join(folder, 'assets')).map((name) => [name, read(`assets/${name}`)]),
  );
  expect(stamped().sort()).toEqual([
    '_headers',
    'index.html',
    'manifest.webmanifest',
    'not-here.html',
    'pages.json',
    'shell.html',
    'sw.js',
    'terms.html',
  ]);
  const after = readdirSync(join(folder, 'assets')).map(
    (name) => [name, read(`assets/${name}`)] as const,
  );
  expect(new Map(after)).toEqual(before);
});

test('the worker holds the hash of each document as it is sent', () => {
  stamped();
  for (const [url, file] of [
    ['/', 'index.html'],
    ['/pages.json', 'pages.json'],
    ['/shell.html', 'shell.html'],
  ] as const) {
    expect(read('sw.js')).toMatch(new RegExp(`"${url}":\\["[0-9a-f]{8}\\.[0-9a-f]{8}","`));
    expect(read('sw.js')).toContain(`"${sha(read(file))}"]`);
  }
});

test('the documents that a guest keeps are those with the brand in them', () => {
  stamped();
  const { lines, pages, told } = JSON.parse(read('pages.json'));
  const text = pages['/terms'].map((line: number) => lines[line]).join('\n');
  expect(text).toBe(read('terms.html'));
  expect(text).toContain('Terms of Kola');
  expect(told).toEqual({ '/terms': ['Terms', '1.0'] });
});

test('a change of nothing but an address is another version of every document', () => {
  stamped();
  const first = read('sw.js');
  stamped({ pictures: ['https://pictures.kola.example'] });
  const revisions = (script: string) => script.match(/[0-9a-f]{8}\.[0-9a-f]{8}/g);
  expect(revisions(read('sw.js'))).toHaveLength(3);
  expect(revisions(read('sw.js'))).not.toEqual(revisions(first));
});

test('the policy allows the styles of the brand, and the origins that it names', () => {
  stamped({
    addresses: { api: 'https://api.kola.example/v1', tv: 'https://tv.example' },
    pictures: ['https://pictures.kola.example'],
    products: { casino: false },
  });
  const headers = read('_headers');
  for (const { textContent } of parsePage(read('index.html')).querySelectorAll('style')) {
    expect(headers).toContain(`'${sha(textContent)}'`);
  }
  expect(headers).toContain("img-src 'self' data: blob: https://pictures.kola.example;");
  expect(headers).toContain("frame-src 'self' https://tv.example;");
  expect(headers).toMatch(/connect-src 'self' https:\/\/api\.kola\.example wss:\/\/api\.kola/);
});

test('the worker sends visits to the API of the settings', () => {
  stamped({ addresses: { api: 'https://api.kola.example' } });
  expect(read('sw.js').startsWith('self.apiBase="https://api.kola.example";')).toBe(true);
});

test('the installed app has the name of the brand and still starts at home; pictures that are not here are left out', () => {
  stamped();
  expect(JSON.parse(read('manifest.webmanifest'))).toEqual({
    name: 'Kola',
    short_name: 'Kola',
    start_url: '/home',
    screenshots: [{ src: '/assets/app-1.js' }],
    shortcuts: [{ url: '/mybets', icons: [] }],
  });
});

test('a worker that names no document is no build of ours', () => {
  writeFileSync(join(folder, 'sw.js'), '');
  expect(() => stamped()).toThrow('names no document');
});
