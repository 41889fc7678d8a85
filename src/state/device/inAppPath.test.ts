import { expect, test } from 'vitest';
import { inAppPath } from './inAppPath.ts';

test.each([
  '/gamesrule',
  '/exchange/c-1?tab=fancy',
  '/bonus/7#parts',
  '/sportsbook?league=Premier+League',
  '/rules#a,b',
  '/search?q=a:b',
])('%s is followed', (href) => {
  expect(inAppPath(href)).toBe(href);
});

test('a letter beyond ASCII is followed as the browser writes it', () => {
  expect(inAppPath('/match/ọ')).toBe('/match/%E1%BB%8D');
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
