import { expect, test } from 'vitest';
import { isPage, routes } from '../src/app/routing/routes.ts';
import { headersFor, parseHeaders } from './headerRules.ts';
import { headersFile, redirectsFile, withPolicies } from './hostRules.ts';

const paths = routes.map(({ path }) => path);
const policies = { everywhere: "object-src 'none'", pages: 'pages', app: 'app' };
const shown = {
  pages: routes.flatMap((route) => (isPage(route) ? route.path : [])),
  shell: routes.flatMap((route) => (isPage(route) ? [] : route.path)),
};
const file = headersFile(policies, shown);
const rules = parseHeaders(file);
const sent = (path: string) => new Map(headersFor(path, rules));
const kept = (path: string) => sent(path).get('Cache-Control');

test('a host joins what two rules say of one header', () => {
  const joined = parseHeaders(
    '/*\n  Cache-Control: no-cache\n/assets/*\n  cache-control: immutable\n',
  );
  expect(headersFor('/assets/a.js', joined)).toEqual([['cache-control', 'no-cache, immutable']]);
  expect(headersFor('/terms', joined)).toEqual([['Cache-Control', 'no-cache']]);
});

test.each([...paths, '/assets/app-12345678.js', '/icons/icon.svg', '/repair.txt', '/sw.js'])(
  'no header of %s comes from two rules but the policies, of which it has two at most',
  (pattern) => {
    const path = pattern.replace(/:\w+/g, 'x');
    for (const [name] of sent(path)) {
      const from = rules.filter((rule) =>
        headersFor(path, [rule]).some(([other]) => other === name),
      );
      if (name === 'Content-Security-Policy') expect(from.length).toBeLessThanOrEqual(2);
      else expect(from, name).toHaveLength(1);
    }
  },
);

test.each([
  ['/', 'no-cache, no-transform'],
  ['/terms', 'no-cache, no-transform'],
  ['/home', 'no-cache, no-transform'],
  ['/exchange/c-1', 'no-cache, no-transform'],
  ['/deposit/list', 'no-cache, no-transform'],
  ['/sw.js', 'no-cache, no-transform'],
  ['/assets/app-12345678.js', 'public, max-age=31536000, immutable, no-transform'],
  ['/icons/icon.svg', 'public, max-age=2592000, no-transform'],
  ['/screenshots/home-wide.webp', 'public, max-age=2592000, no-transform'],
  ['/repair.txt', 'no-store'],
])('%s is sent with %s', (path, expected) => {
  expect(kept(path)).toBe(expected);
});

test('an address that nothing answers is left to the host, and closed like all others', () => {
  expect(kept('/nowhere')).toBeUndefined();
  expect(sent('/nowhere').get('Content-Security-Policy')).toBe("object-src 'none'");
});

test.each([
  ['/', "object-src 'none', pages"],
  ['/terms', "object-src 'none', pages"],
  ['/home', "object-src 'none', app"],
  ['/exchange/c-1', "object-src 'none', app"],
  ['/shell.html', "object-src 'none', app"],
  ['/pages.json', "object-src 'none', pages"],
  ['/sw.js', "object-src 'none'"],
  ['/assets/app-12345678.js', "object-src 'none'"],
])('%s is held to %s', (path, policy) => {
  expect(sent(path).get('Content-Security-Policy')).toBe(policy);
});

test('with other policies, all else stays as it was', () => {
  const other = { everywhere: 'Kola', pages: 'pages of Kola', app: 'app of Kola' };
  expect(withPolicies(file, policies, other)).toBe(headersFile(other, shown));
});

test('transport, sniffing, referrer and framing are closed', () => {
  const headers = sent('/terms');
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=(\d{8,});.*includeSubDomains/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin');
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
});

test('one address empties a storage that is broken, and only that one', () => {
  const clearing = rules.filter(({ headers }) =>
    headers.some(([name]) => name === 'Clear-Site-Data'),
  );
  expect(clearing.map(({ pattern }) => pattern)).toEqual(['/repair.txt']);
});

test('a line that a host would cut off, or a rule too many, fails the build', () => {
  expect(() => headersFile({ ...policies, everywhere: 'x'.repeat(2000) }, shown)).toThrow(
    'over 2000 characters',
  );
  const many = Array.from({ length: 100 }, (_, index) => `/page-${index}`);
  expect(() => headersFile(policies, { pages: many, shell: [] })).toThrow('rules are too many');
});

test('each page without HTML of its own is the shell, and a missing chunk is not', () => {
  const lines = redirectsFile(paths).trim().split('\n');
  expect(lines).toContain('/home /shell 200');
  expect(lines).toContain('/exchange/* /shell 200');
  expect(lines.filter((line) => /^\/(\*|assets)/.test(line))).toEqual([]);
});
