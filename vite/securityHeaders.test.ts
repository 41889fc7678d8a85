import { expect, test } from 'vitest';
import { contentSecurityPolicy, originsOf } from './securityHeaders.ts';

const hashes = { script: ["'sha256-a'"], style: ["'sha256-b'"] };
const policy = contentSecurityPolicy(hashes);

test.each([
  "default-src 'none'",
  "script-src 'self' 'sha256-a'",
  "style-src 'self' 'sha256-b'",
  "img-src 'self' data: blob:",
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

test('services of others are named for calls, frames and pictures', () => {
  const named = contentSecurityPolicy(hashes, {
    connectTo: ['https://api.oja.example'],
    frameFrom: ['https://tv.example'],
    picturesFrom: ['https://pictures.example'],
  }).split('; ');
  expect(named).toContain("connect-src 'self' https://api.oja.example");
  expect(named).toContain("frame-src 'self' https://tv.example");
  expect(named).toContain("img-src 'self' data: blob: https://pictures.example");
});

test('nothing is allowed inline or evaluated', () => {
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('a backend elsewhere is named for calls and for sockets', () => {
  expect(originsOf(['https://api.oja.example/v1', '', undefined])).toEqual([
    'https://api.oja.example',
    'wss://api.oja.example',
  ]);
});
