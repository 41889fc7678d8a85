import { expect, test } from 'vitest';
import { returnPath } from './returnPath.ts';
import { routes } from './routes.ts';

test.each(['/mybets', '/exchange/c-20261121-03', '/mybets?group=open', '/terms#void-bets'])(
  '%s is kept',
  (path) => {
    expect(returnPath(path, routes)).toBe(path);
  },
);

test.each([
  null,
  '',
  'mybets',
  'https://evil.example/mybets',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/mybets/..//..//evil.example',
  '/\tevil.example',
  '/%09/evil.example',
  ' /mybets',
  '/my\nbets',
  'javascript:alert(1)',
  'data:text/html,x',
  '/unknown-page',
  '/',
  '/sign-in',
  '/@evil.example',
])('%j is refused', (path) => {
  expect(returnPath(path, routes)).toBeUndefined();
});
