import { expect, test } from 'vitest';
import { isKeepable, type RuntimeKind, runtimeKind } from './runtimeRules.ts';

const own = 'https://oja.example';

test.each<[string, string, RequestInit, RuntimeKind | undefined]>([
  ['a policy, whose HTML is of one version', `${own}/terms`, {}, undefined],
  ['a banner', `${own}/media/banners/welcome.webp`, {}, 'image'],
  ['a chunk', `${own}/assets/MatchScreen-a1b2c3d4.js`, {}, 'script'],
  ['a stylesheet', `${own}/assets/MatchScreen-a1b2c3d4.css`, {}, 'style'],
  ['another page', `${own}/home`, {}, undefined],
  ['a call', `${own}/api/getBanners`, {}, undefined],
  ['a call that is also a page', `${own}/api/kyc`, {}, undefined],
  ['the socket', `${own}/public/?EIO=4&transport=polling`, {}, undefined],
  ['the worker itself', `${own}/sw.js`, {}, undefined],
  ['a source map', `${own}/assets/main-a1b2c3d4.js.map`, {}, undefined],
  ['the list of files', `${own}/assets/later-a1b2c3d4.json`, {}, undefined],
  ['a video', `${own}/media/tv.mp4`, {}, undefined],
  ['a chunk with a query', `${own}/assets/main-a1b2c3d4.js?x`, {}, undefined],
  ['a banner of another host', 'https://cms.example/media/x.webp', {}, undefined],
  ['a policy of another host', 'https://evil.example/terms', {}, undefined],
  ['another port', `${own}:8443/terms`, {}, undefined],
  ['a form sent to a banner', `${own}/media/x.webp`, { method: 'POST' }, undefined],
  ['a head', `${own}/media/x.webp`, { method: 'HEAD' }, undefined],
  ['a token along', `${own}/media/x.webp`, { headers: { authorization: 'x' } }, undefined],
  ['a part of a banner', `${own}/media/x.webp`, { headers: { range: 'bytes=0-1' } }, undefined],
])('of a request, %s', (_, url, init, kind) => {
  expect(runtimeKind(new Request(url, init), own)).toBe(kind);
});

function answer(
  contentType: string,
  more: Partial<Pick<Response, 'status' | 'type' | 'redirected'>> = {},
  headers: Record<string, string> = {},
) {
  return {
    status: 200,
    type: 'basic' as const,
    redirected: false,
    headers: new Headers({ 'content-type': contentType, ...headers }),
    ...more,
  };
}

test.each<[string, ReturnType<typeof answer>, RuntimeKind, boolean]>([
  ['a picture', answer('image/webp'), 'image', true],
  ['a drawing', answer('image/svg+xml'), 'image', true],
  ['a script', answer('text/javascript'), 'script', true],
  ['a script by its older name', answer('application/javascript; charset=utf-8'), 'script', true],
  ['a stylesheet', answer('text/css'), 'style', true],
  ['a page in place of a script', answer('text/html'), 'script', false],
  ['a page in place of a stylesheet', answer('text/html'), 'style', false],
  ['a page in place of a picture', answer('text/html'), 'image', false],
  ['JSON in place of a script', answer('application/json'), 'script', false],
  ['no content type', answer(''), 'script', false],
  ['an error', answer('text/javascript', { status: 404 }), 'script', false],
  ['a part', answer('image/webp', { status: 206 }), 'image', false],
  ['an opaque answer', answer('image/webp', { status: 0, type: 'opaque' }), 'image', false],
  ['an answer of another origin', answer('image/webp', { type: 'cors' }), 'image', false],
  ['a redirected answer', answer('text/css', { redirected: true }), 'style', false],
  ['no-store', answer('text/css', {}, { 'cache-control': 'no-store' }), 'style', false],
])('of an answer, %s', (_, response, kind, isKept) => {
  expect(isKeepable(response, kind)).toBe(isKept);
});
