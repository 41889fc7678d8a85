import { expect, test } from 'vitest';
import { judge } from './verdict.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML = 'text/html';

test.each([
  [204, '', '', 'delivered'],
  [200, JSON_TYPE, '{"ok":true}', 'delivered'],
  [201, 'application/problem+json', '{"ok":true}', 'delivered'],
  [200, HTML, '{"ok":true}', 'unanswered'],
  [200, '', '{"ok":true}', 'unanswered'],
  [200, HTML, '<html>Sign in to the network</html>', 'unanswered'],
  [200, JSON_TYPE, '{"ok":tr', 'unanswered'],
  [200, JSON_TYPE, '', 'unanswered'],
  [202, JSON_TYPE, '{"ok":true,"queued":true}', 'unanswered'],
  [304, '', '', 'unanswered'],
  [200, JSON_TYPE, '{"ok":"true"}', 'failed'],
  [200, JSON_TYPE, 'null', 'failed'],
  [408, '', '', 'failed'],
  [409, JSON_TYPE, '{}', 'failed'],
  [425, '', '', 'failed'],
  [429, '', '', 'failed'],
  [500, HTML, '', 'failed'],
  [502, HTML, '<html>', 'failed'],
  [503, '', '', 'failed'],
  [511, HTML, '', 'failed'],
  [404, HTML, '<html>', 'failed'],
  [401, JSON_TYPE, '{"error":true}', 'unauthorised'],
  [403, '', '', 'unauthorised'],
  [400, JSON_TYPE, '{"message":"no"}', 'refused'],
  [404, JSON_TYPE, '{}', 'refused'],
  [413, '', '', 'refused'],
  [422, JSON_TYPE, '{}', 'refused'],
])('%i %s %s is %s', async (status, contentType, body, kind) => {
  const hasBody = status !== 204 && status !== 304;
  const headers = contentType ? { 'content-type': contentType } : undefined;
  const response = new Response(hasBody ? body : null, { status, ...(headers && { headers }) });
  if (!contentType) response.headers.delete('content-type');
  expect((await judge(response, 0)).kind).toBe(kind);
});

test('a failure carries the wait that the server asked for', async () => {
  const response = new Response('', { status: 503, headers: { 'retry-after': '30' } });
  expect(await judge(response, 0)).toEqual({ kind: 'failed', retryAfterMs: 30_000 });
});
