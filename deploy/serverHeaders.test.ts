import { expect, test } from 'vitest';
import { caddyHeaders, caddyPolicies, nginxHeaders, nginxPolicies } from './serverHeaders.ts';

const rules = [
  { pattern: '/*', headers: [['Content-Security-Policy', "default-src 'none'"]] },
  { pattern: '/assets/*', headers: [['Cache-Control', 'immutable']] },
  { pattern: '/shell', headers: [['Content-Security-Policy', 'shell']] },
  { pattern: '/', headers: [['Content-Security-Policy', 'landing']] },
  { pattern: '/terms', headers: [['Content-Security-Policy', 'terms']] },
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

const FILES = ['404.html', 'index.html', 'shell.html', 'sw.js', 'terms.html'];

test('nginx finds the policy of a page by its file', () => {
  expect(nginxPolicies(rules, FILES)).toBe(
    [
      'map $uri $oja_policy {',
      '  default "";',
      '  /index.html "landing";',
      '  /shell.html "shell";',
      '  /terms.html "terms";',
      '}\n',
    ].join('\n'),
  );
});

test('Caddy finds it by the address, and takes the policy of the shell for all others', () => {
  expect(caddyPolicies(rules, FILES)).toBe(
    [
      'map {path} {oja_policy} {',
      '\t/ "landing"',
      '\t/terms "terms"',
      '\tdefault "shell"',
      '}',
      'header +Content-Security-Policy {oja_policy}\n',
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
