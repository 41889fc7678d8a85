import { afterAll, expect, test } from 'vitest';
import { startTestServer } from './testServer.ts';
import { testSocket } from './testSocket.ts';

const host = await startTestServer();
afterAll(() => host.close());

const ORIGIN = 'https://another.example';

test('a browser may call from another origin with its cookies, and read when to try again and what was careless', async () => {
  const asked = await fetch(`${host.url}/api/login`, {
    method: 'OPTIONS',
    headers: {
      origin: ORIGIN,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,x-mock-world',
    },
  });
  expect(asked.status).toBe(204);
  const answered = await fetch(`${host.url}/api/app/demo`, { headers: { origin: ORIGIN } });
  for (const { headers } of [asked, answered]) {
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(headers.get('access-control-allow-credentials')).toBe('true');
  }
  expect(asked.headers.get('access-control-allow-headers')).toContain('x-mock-world');
  expect(answered.headers.get('access-control-expose-headers')).toBe('retry-after, x-mock-warning');
});

test('a header names a world as the cookie does, for calls and commands', async () => {
  const command = { method: 'POST', body: JSON.stringify({ name: 'low-balance' }) };
  const headers = { 'x-mock-world': 'team.b', 'content-type': 'application/json' };
  await fetch(`${host.url}/api/__mock/scenario`, { ...command, headers });
  const [ours, theirs] = ['team.b', 'team.a'].map((name) => host.worlds.of(name));
  expect(ours?.snapshot()).not.toEqual(theirs?.snapshot());
});

test('each site is told its own name, also one without a name, and none is given a cookie', async () => {
  for (const origin of [ORIGIN, 'http://localhost:3000', 'null']) {
    const { headers } = await fetch(`${host.url}/api/app/demo`, { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toContain('origin');
    expect(headers.getSetCookie()).toEqual([]);
  }
});

test('a name that no world has is refused, by calls and sockets', async () => {
  for (const headers of [{ 'x-mock-world': '../x' }, { cookie: 'mock-world=%C3%A9quipe' }]) {
    const refused = await fetch(`${host.url}/api/app/demo`, { headers });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'bad-world' });
  }
  const socket = await fetch(`${host.url}/public/?EIO=4&transport=polling&mock-world=a%20b`);
  expect(socket.status).toBe(400);
});

interface Named {
  query?: Record<string, string>;
  extraHeaders?: Record<string, string>;
}

test.each<[transport: string, how: string, named: Named]>([
  ['polling', 'query', { query: { 'mock-world': 'by.query' } }],
  ['polling', 'cookie', { extraHeaders: { cookie: 'mock-world=by.cookie' } }],
  ['websocket', 'query', { query: { 'mock-world': 'by.query' } }],
  ['websocket', 'cookie', { extraHeaders: { cookie: 'mock-world=by.cookie' } }],
  [
    'websocket',
    'query',
    { query: { 'mock-world': 'by.query' }, extraHeaders: { cookie: 'mock-world=by.cookie' } },
  ],
])('a socket of another origin comes by %s, into the world of its %s', async (by, how, named) => {
  const extraHeaders = { origin: ORIGIN, ...named.extraHeaders };
  const socket = testSocket(host.url, { transports: [by], ...named, extraHeaders });
  await new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(undefined));
    socket.on('connect_error', reject);
  });
  const { realtime } = host.worlds.of(`by.${how}`);
  expect(realtime.size).toBe(1);
  socket.close();
  await expect.poll(() => realtime.size).toBe(0);
});
