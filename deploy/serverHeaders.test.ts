import { expect, test } from 'vitest';
import { caddyHeaders, nginxHeaders } from './serverHeaders.ts';

const rules = [
  { pattern: '/*', headers: [['Content-Security-Policy', "default-src 'none'"]] },
  { pattern: '/assets/*', headers: [['Cache-Control', 'immutable']] },
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

test.each(['"', '$host', '\\', '{env}', 'a\nb'])(
  'a value that would mean something else, %j, is refused',
  (value) => {
    const broken = [{ pattern: '/*', headers: [['X', value]] }] satisfies typeof rules;
    expect(() => nginxHeaders(broken)).toThrow('cannot be written');
    expect(() => caddyHeaders(broken)).toThrow('cannot be written');
  },
);
