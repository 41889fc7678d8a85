import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findTvStream, getLobby, lookUpIp } from '../contract/external.ts';
import { callExternal } from './callExternal.ts';
import { callHooks } from './callHooks.ts';
import { externalAddress } from './externalAddress.ts';

const server = setupServer();
const own = { ...externalAddress };
const { signal } = new AbortController();

beforeAll(() => {
  Object.assign(externalAddress, {
    ip: 'https://ip.test',
    tv: 'https://tv.test/streams',
    lobby: 'https://games.test/lobby.json',
  });
  callHooks.token = () => 't0ken';
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  Object.assign(externalAddress, own);
  server.close();
});

/** Answers one address and records what was requested there. */
function serve(address: string, answer: object): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(address, ({ request }) => {
      expect(request.headers.has('authorization')).toBe(false);
      asked.push(new URL(request.url));
      return HttpResponse.json(answer);
    }),
  );
  return asked;
}

test('each service is asked at its own address, and never with the token', async () => {
  const ip = serve('https://ip.test/', { ip: '102.89.40.17' });
  const none = { isAvailable: false, megabytesPerMinute: 6, delaySeconds: 5 };
  const tv = serve('https://tv.test/streams/:gameId', none);
  const lobby = serve('https://games.test/lobby.json', { providers: [], games: [] });

  expect(await callExternal(lookUpIp, { format: 'json' }, signal)).toEqual({ ip: '102.89.40.17' });
  expect(await callExternal(findTvStream, { gameId: 'c-1/2' }, signal)).toEqual(none);
  expect(await callExternal(getLobby, {}, signal)).toEqual({ providers: [], games: [] });

  expect([...ip, ...tv, ...lobby].map(({ pathname, search }) => pathname + search)).toEqual([
    '/?format=json',
    '/streams/c-1%2F2',
    '/lobby.json',
  ]);
});
