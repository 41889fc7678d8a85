import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePage } from './pages/page.ts';
import { originsOf, sitePolicies } from './securityHeaders.ts';

const PAGES = new Map([
  ['index.html', parsePage('<style>a{}</style><script>go()</script>')],
  ['shell.html', parsePage("<script>start('</p>&amp;')</script>")],
  [
    'terms.html',
    parsePage(
      '<style>p{}</style><script src="/a.js"></script><script type="application/json">{}</script>',
    ),
  ],
]);
const { everywhere, pages, app } = sitePolicies(PAGES);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types app-sw',
])('all answers say %s', (directive) => {
  expect(everywhere.split('; ')).toContain(directive);
});

test('a demo has policies of its own for Trusted Types', () => {
  const { everywhere: policy } = sitePolicies(PAGES, { trustedTypes: ['demo-sw'] });
  expect(policy.split('; ')).toContain('trusted-types app-sw demo-sw');
});

test('services of others are named for calls, frames and pictures', () => {
  const { everywhere: policy } = sitePolicies(PAGES, {
    connectTo: ['https://api.oja.example'],
    frameFrom: ['https://tv.example'],
    picturesFrom: ['https://pictures.example'],
  });
  const named = policy.split('; ');
  expect(named).toContain("connect-src 'self' https://api.oja.example");
  expect(named).toContain("frame-src 'self' https://tv.example");
  expect(named).toContain("img-src 'self' data: blob: https://pictures.example");
});

test('a page runs files of the site, and what stands in any page; the app what stands in the shell', () => {
  expect(pages).toBe(
    `script-src 'self' ${hash('go()')}; style-src 'self' ${[hash('a{}'), hash('p{}')].sort().join(' ')}`,
  );
  expect(app).toBe(`script-src 'self' ${hash("start('</p>&amp;')")}; style-src 'self'`);
});

test('nothing inline runs without its hash, and nothing is evaluated or from anywhere', () => {
  for (const policy of [pages, app]) expect(policy).not.toMatch(/unsafe/);
  for (const policy of [everywhere, pages, app]) expect(policy).not.toMatch(/unsafe-eval|\*/);
});

test('a backend elsewhere is named for calls and for sockets', () => {
  expect(originsOf(['https://api.oja.example/v1', '', undefined])).toEqual([
    'https://api.oja.example',
    'wss://api.oja.example',
  ]);
});
