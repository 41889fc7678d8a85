import { expect, test } from 'vitest';
import { findRoute, paramsOf } from './findRoute.ts';

const routes = [{ path: '/deposit/list' }, { path: '/deposit/:gateway' }, { path: '/' }];

test.each([
  ['/deposit/list', '/deposit/list'],
  ['/deposit/list/', '/deposit/list'],
  ['/deposit/m_bkash', '/deposit/:gateway'],
  ['/', '/'],
  ['/deposit', undefined],
  ['/deposit/a/b', undefined],
])('%s is %s', (path, pattern) => {
  expect(findRoute(path, routes)?.path).toBe(pattern);
});

test.each([
  ['/exchange/c-1', { gameId: 'c-1' }],
  ['/exchange/a%20b', { gameId: 'a b' }],
  ['/exchange/%E0%A4%A', { gameId: '%E0%A4%A' }],
  ['/other', {}],
])('parameters of %s', (path, params) => {
  expect(paramsOf(path, '/exchange/:gameId')).toEqual(params);
});
