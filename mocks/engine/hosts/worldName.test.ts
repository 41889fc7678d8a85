import { expect, test } from 'vitest';
import { worldName } from './worldName.ts';

test.each([
  [{}, ''],
  [{ header: null, cookies: null }, ''],
  [{ cookies: 'theme=dark; mock-world=login.spec; x=1' }, 'login.spec'],
  [{ cookies: 'not-mock-world=other' }, ''],
  [{ url: '/api/login?launch=1&mock-world=team_a' }, 'team_a'],
  [{ cookies: 'mock-world=cookie', url: '/api/login?mock-world=address' }, 'address'],
  [{ header: 'header', url: '/api/login?mock-world=address' }, 'header'],
  [{ header: 'header', cookies: 'mock-world=cookie' }, 'header'],
  [{ cookies: 'mock-world=' }, ''],
])('%j names %j', (naming, name) => {
  expect(worldName(naming)).toBe(name);
});

test.each([
  { cookies: 'mock-world=%C3%A9quipe' },
  { cookies: 'mock-world=a b' },
  { header: '../x' },
  { header: 'x'.repeat(65) },
  { url: '/api?mock-world=%2F' },
])('%j is refused', (naming) => {
  expect(() => worldName(naming)).toThrow("A world's name is 1 to 64 letters");
});
