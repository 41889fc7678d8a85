import { expect, test } from 'vitest';
import { caddyHeaders, caddyPolicies, nginxHeaders, nginxPolicies } from './serverHeaders.ts';

const rules = [
  { pattern: '/*', headers: [['Content-Security-Policy', "default-src 'none'"]] },
  { pattern: '/assets/*', headers: [['Cache-Control', 'immutable']] },
  { pattern: '/pages.json', headers: [['Content-Security-Policy', 'pages']] },
  { pattern: '/shell.html', headers: [['Content-Security-Policy', 'app']] },
  { pattern: '/', headers: [['Content-Security-Policy', 'pages']] },
  { pattern: '/terms', headers: [['Content-Security-Policy', 'pages']] },
  { pattern: '/home', headers: [['Content-Security-Policy', 'app']] },
] satisfies Parameters<typeof nginxHeaders>[0];

test('nginx sends them with every status, and no cache rule among them', () => {
  expect(nginxHeaders(rules)).toBe(
    'add_header Content-Security-Policy "default-src \'none\'" always;\n',
  );
});

test('Caddy imports them', () => {
  expect(caddyHeaders(rules)).toBe(
    'header {\n\tContent-Security-Policy "default-src \'none\'"\n}\n',
  );
});

test('nginx finds the policy of a page by its file', () => {
  expect(nginxPolicies(rules)).toBe(
    [
      'map $uri $oja_policy {',
      '  default "";',
      '  ~\\.html$ "pages";',
      '  /pages.json "pages";',
      '  /404.html "";',
      '  /shell.html "app";',
      '}\n',
    ].join('\n'),
  );
});

test('Caddy finds it by the address: of every one that is no page, the app', () => {
  expect(caddyPolicies(rules)).toBe(
    [
      '@pages path /pages.json / /terms',
      'header @pages +Content-Security-Policy "pages"',
      '@app not path /pages.json / /terms',
      'header @app +Content-Security-Policy "app"\n',
    ].join('\n'),
  );
});

test.each(['"', '$host', '\\', '{env}', 'a\nb'])(
  'a value that would mean something else, %j, is refused',
  (value) => {
    const broken = [{ pattern: '/*', headers: [['X', value]] }] satisfies typeof rules;
    expect(() => nginxHeaders(broken)).toThrow('cannot be written');
    expect(() => caddyHeaders(broken)).toThrow('cannot be written');
  },
);
