import { expect, test, vi } from 'vitest';
import { type Sending, send } from './send.ts';
import { createVisitServer, type ServerMode } from './testing/visitServer.ts';

const visit = {
  id: 'id-1',
  body: { path: '/home', at: '2026-03-01T12:00:00.000Z' },
  owner: 'owner-a',
  at: 0,
};
const a = { token: 'token-a', owner: 'owner-a' };
const b = { token: 'token-b', owner: 'owner-b' };

function sendingTo(server: ReturnType<typeof createVisitServer>): Sending {
  return {
    url: 'https://oja.example/api/page/visit',
    fetch: server.fetch,
    now: () => 0,
    limitMs: 1,
  };
}

test.each<[string, typeof a | undefined, string | undefined]>([
  ['with the token of the sign-in that made it', a, 'token-a'],
  ['without the token of another', b, undefined],
  ['without any after a sign-out', undefined, undefined],
])('a visit goes %s', async (_, session, token) => {
  const server = createVisitServer();
  expect(await send(sendingTo(server), visit, session)).toEqual({ kind: 'delivered' });
  expect(server.arrivals).toEqual([{ id: 'id-1', body: visit.body, token }]);
});

test('refused with its token, it is tried once as a guest visit', async () => {
  const server = createVisitServer();
  server.mode = 'guestsOnly';
  expect((await send(sendingTo(server), visit, a)).kind).toBe('delivered');
  expect(server.arrivals.map(({ token }) => token)).toEqual(['token-a', undefined]);
});

test.each([
  ['with a token', a, 2],
  ['as a guest', undefined, 1],
])('refused altogether %s, it is held', async (_, session, attempts) => {
  const server = createVisitServer();
  server.mode = 'unauthorised';
  expect((await send(sendingTo(server), visit, session)).kind).toBe('unauthorised');
  expect(server.arrivals).toHaveLength(attempts);
});

test.each<ServerMode>(['hang', 'offline', 'ackLost', 'portal', 'truncated', 'ownWorker'])(
  'a network that is %s proves nothing',
  async (mode) => {
    const server = createVisitServer();
    server.mode = mode;
    expect(await send(sendingTo(server), visit, undefined)).toEqual({ kind: 'unanswered' });
  },
);

test('the request is marked for server and worker', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 204 }));
  await send({ ...sendingTo(createVisitServer()), fetch }, visit, undefined);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    redirect: 'error',
    cache: 'no-store',
    headers: { 'idempotency-key': 'id-1', 'content-type': 'application/json' },
  });
});
