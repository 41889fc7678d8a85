import { expect, test } from 'vitest';
import { inAppPath } from './inAppPath.ts';

test.each(['/gamesrule', '/exchange/c-1?tab=fancy', '/bonus/7#parts'])('%s is followed', (href) => {
  expect(inAppPath(href)).toBe(href);
});

test.each([
  undefined,
  '',
  'gamesrule',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
  '/a\tb',
])('%j is not', (href) => {
  expect(inAppPath(href)).toBeUndefined();
});
