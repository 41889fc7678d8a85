import { expect, test } from 'vitest';
import { parseHeaders } from './previewSite.ts';
import { headersFile, originsOf } from './securityHeaders.ts';

const rules = parseHeaders(headersFile({ script: ["'sha256-a'"], style: ["'sha256-b'"] }));
const headers = new Map(rules.find(({ pattern }) => pattern === '/*')?.headers);
const policy = headers.get('Content-Security-Policy') ?? '';

test.each([
  "default-src 'none'",
  "script-src 'self' 'sha256-a'",
  "style-src 'self' 'sha256-b'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types app-sw',
])('the policy says %s', (directive) => {
  expect(policy.split('; ')).toContain(directive);
});

test('services of others are named for calls and for frames', () => {
  const file = headersFile(
    { script: [], style: [] },
    { connectTo: ['https://api.oja.example'], frameFrom: ['https://tv.example'] },
  );
  expect(file).toContain("connect-src 'self' https://api.oja.example;");
  expect(file).toContain("frame-src 'self' https://tv.example;");
});

test('nothing is allowed inline or evaluated', () => {
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('transport, sniffing, referrer and framing are closed', () => {
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=(\d{8,});.*includeSubDomains/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

test('documents and the worker are asked for anew, hashed files never', () => {
  expect(headers.get('Cache-Control')).toContain('no-cache');
  const assets = new Map(rules.find(({ pattern }) => pattern === '/assets/*')?.headers);
  expect(assets.get('Cache-Control')).toContain('immutable');
});

test('one address empties a storage that is broken, and only that one', () => {
  const clearing = rules.filter(({ headers }) =>
    headers.some(([name]) => name === 'Clear-Site-Data'),
  );
  expect(clearing.map(({ pattern }) => pattern)).toEqual(['/repair.txt']);
});

test.each(['/icons/*', '/screenshots/*'])('%s are kept, but not for ever', (pattern) => {
  const kept = new Map(rules.find((rule) => rule.pattern === pattern)?.headers);
  expect(kept.get('Cache-Control')).toMatch(/max-age=\d{6,}/);
  expect(kept.get('Cache-Control')).not.toContain('immutable');
});

test('a backend elsewhere is named for calls and for sockets', () => {
  expect(originsOf(['https://api.oja.example/v1', '', undefined])).toEqual([
    'https://api.oja.example',
    'wss://api.oja.example',
  ]);
});
