import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { login } from '../../src/contract/account/auth.ts';
import { everyEndpoint } from '../../src/contract/everyEndpoint.ts';
import type { Endpoint } from '../../src/contract/kit/endpoint.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';

const calls = Object.entries(everyEndpoint).flatMap(([name, endpoint]) =>
  [endpoint.method, ...(endpoint.tolerates ? [endpoint.tolerates] : [])].map(
    (method) => [name, method, endpoint as Endpoint] as const,
  ),
);

let app: TestCaller;
let token: string;
beforeAll(async () => {
  app = createTestCaller();
  ({ token } = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' }));
});

/** Sends only what the path requires. */
async function sendEmpty({ path }: Endpoint, method: string, withToken: string) {
  const body = method === 'POST' ? '{}' : undefined;
  const response = await app.raw(method, path.replace(/:\w+/g, 'x'), body, { token: withToken });
  const text = await response.text();
  return { status: response.status, answer: JSON.parse(text) };
}

const takesNothing = ({ input, path }: Endpoint) =>
  !path.includes(':') && z.safeDecode(input, {} as never).success;

describe.each(calls)('%s by %s', (_, method, endpoint) => {
  test('a guest is answered, or told to sign in', async () => {
    const { status, answer } = await sendEmpty(endpoint, method, '');
    if (endpoint.access === 'player') {
      expect(status).toBe(401);
      expect(answer).toMatchObject({ error: true, message: expect.any(String) });
    } else {
      expect(status).toBeLessThan(500);
    }
  });

  test('nothing sent is enough, or is refused with a message', async () => {
    // Signing out would end the session of the other tests.
    const fresh = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const sentToken = endpoint === everyEndpoint.signOut ? fresh.token : token;
    const { status, answer } = await sendEmpty(endpoint, method, sentToken);
    if (takesNothing(endpoint)) {
      // An empty input is valid, though what it asks for may not exist.
      expect([200, 403, 404, 422]).toContain(status);
    } else {
      expect([400, 404]).toContain(status);
      expect(answer).toMatchObject({ error: true, message: expect.stringMatching(/\w/) });
    }
  });
});

test('a call that nobody mocks is named', async () => {
  const response = await app.raw('GET', '/no/such/call');
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({
    message: expect.stringContaining('/no/such/call'),
  });
});

test.each([
  ['DELETE', '/profile', 'GET'],
  ['GET', '/bet/match/odds', 'POST'],
  ['HEAD', '/sports/event/c-1', 'GET'],
  ['POST', '/sports/event/c-1', 'GET'],
])('%s %s is refused with the methods that there are', async (method, path, allow) => {
  const response = await app.raw(method, path, undefined, { token });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allow);
});

test('answers are not to be stored', async () => {
  const response = await app.raw('GET', '/profile', undefined, { token });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('the token counts with and without its scheme', async () => {
  expect((await app.raw('GET', '/profile', undefined, { token: `Bearer ${token}` })).status).toBe(
    200,
  );
});
