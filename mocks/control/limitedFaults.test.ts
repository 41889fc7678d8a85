import { describe, expect, test } from 'vitest';
import { getProfile } from '../../src/contract/account/account.ts';
import { login } from '../../src/contract/account/auth.ts';
import { testLink } from '../../tools/reference/chapters/testLink.ts';
import { createTestCaller, type TestCaller } from '../hosts/testCaller.ts';
import { packTape, unpackTape } from '../tape/packLink.ts';

async function begin(fault: object) {
  const app = createTestCaller();
  const signIn = async (username: string) => app.call(login, { username, password: 'Passw0rd1' });
  const [adaeze, emeka] = [await signIn('adaeze'), await signIn('emeka')];
  app.backend.control.runParsed('fault', fault);
  const get = async (path: string, who?: { token: string }) =>
    (await app.raw('GET', path, undefined, who)).status;
  return { app, adaeze, emeka, get };
}

const faultsOf = ({ backend }: TestCaller) =>
  backend.control.run('journal', {}).flatMap(({ fault }) => fault ?? []);

describe('a fault for one player', () => {
  test.each(['adaeze', 1002])('%s spares the others and guests', async (who) => {
    const { app, adaeze, emeka, get } = await begin({ match: 'GET *', who, status: 503 });
    expect(await get('/profile', emeka)).toBe(200);
    expect(await get('/sports/events/soccer')).toBe(200);
    expect(await get('/profile', adaeze)).toBe(503);
    expect(faultsOf(app)).toEqual(['GET * for adaeze']);
    expect(app.backend.control.status()).toMatchObject({
      unmetFaults: [],
      faultFates: [{ match: 'GET * for adaeze', hits: 1 }],
    });
  });

  test('that has hit nothing tells who was there instead', async () => {
    const { app, emeka, get } = await begin({ match: 'GET /profile', who: 'adaeze', status: 503 });
    await get('/profile', emeka);
    const match = 'GET /profile for adaeze';
    expect(app.backend.control.status()).toMatchObject({
      unmetFaults: [match],
      faultFates: [{ match, hits: 0, nearMiss: 'GET /profile for emeka' }],
    });
  });

  test('reaches what the socket pushes and answers', async () => {
    const { app, adaeze, emeka } = await begin({
      match: 'socket *',
      who: 'adaeze',
      body: { status: 'error', message: 'Not you' },
    });
    const heard: Record<string, unknown[]> = { adaeze: [], emeka: [] };
    const connect = (name: string, token: string) => {
      const own = testLink(name, (_, payload) => heard[name]?.push(payload));
      app.backend.realtime.accept(own.link, token);
      return () => own.ask('get:balance', {});
    };
    const [adaezes, emekas] = [connect('adaeze', adaeze.token), connect('emeka', emeka.token)];
    const refusal = { status: 'error', message: 'Not you' };
    expect(await adaezes()).toEqual(refusal);
    expect(await emekas()).not.toEqual(refusal);
    app.backend.control.run('push', { event: 'update_balance', payload: { balance: 7 } });
    expect(heard).toEqual({ adaeze: [refusal], emeka: [{ balance: 7 }] });
  });
});

describe('a fault for a value', () => {
  test.each([
    ['of the path', { match: 'GET /sports/events/:category', where: { category: 'cricket' } }],
    ['of a pattern', { match: 'GET *', where: { category: 'cricket' } }],
  ])('%s spares other values', async (_, fault) => {
    const { app, get } = await begin({ ...fault, status: 503 });
    expect(await get('/sports/events/soccer')).toBe(200);
    expect(await get('/app/demo')).toBe(200);
    expect(await get('/sports/events/cricket')).toBe(503);
    expect(faultsOf(app)).toEqual([`${fault.match} with {"category":"cricket"}`]);
  });

  test.each([2, '2'])('of a query, where %j is text', async (page) => {
    const { adaeze, get } = await begin({ match: 'GET /bets', where: { page }, status: 503 });
    expect(await get('/bets?page=1', adaeze)).toBe(200);
    expect(await get('/bets?page=2', adaeze)).toBe(503);
  });

  test('of a body, which the call still reads', async () => {
    const fault = { match: 'POST /login', where: { username: 'emeka' }, status: 429 };
    const { app } = await begin(fault);
    const post = async (username: string) =>
      (await app.raw('POST', '/login', JSON.stringify({ username, password: 'Passw0rd1' }))).status;
    expect([await post('adaeze'), await post('emeka')]).toEqual([200, 429]);
  });

  test('counts only what it means', async () => {
    const where = { category: 'cricket' };
    const match = 'GET /sports/events/:category';
    const { get } = await begin({ match, where, every: 2, times: 1, status: 503 });
    const paths = ['cricket', 'soccer', 'soccer', 'cricket', 'cricket'];
    const statuses: number[] = [];
    for (const path of paths) statuses.push(await get(`/sports/events/${path}`));
    expect(statuses).toEqual([200, 200, 200, 503, 200]);
  });
});

test('a tape leads to the same faults, also by a link', async () => {
  const fault = { match: 'GET /profile', who: 'adaeze', status: 503, times: 1 };
  const { app, adaeze, emeka, get } = await begin(fault);
  await get('/profile', emeka);
  const replayed = async () => {
    const tape = await unpackTape(await packTape(app.backend.control.run('tape', {})));
    const other = createTestCaller();
    expect(other.backend.control.run('replay', { tape }).isSame).toBe(true);
    return (await other.send(getProfile, {}, adaeze)).status;
  };
  expect(await replayed()).toBe(503);
  await get('/profile', adaeze);
  expect(await replayed()).toBe(200);
});

test.each([
  [{ match: 'GET /profile', who: 'adaese' }, 'Did you mean `adaeze`?'],
  [{ match: 'GET /bets', where: { pgae: 2 } }, 'no parameter `pgae`. Did you mean `page`?'],
  [{ match: 'GET *', where: { categroy: 'x' } }, 'Did you mean `category`?'],
  [{ match: 'GET /app/demo', where: { page: 2 } }, 'no parameter `page`'],
  [
    { match: 'GET /sports/events/:category', where: { category: 'criket' } },
    'no category `criket`. Did you mean `cricket`?',
  ],
  [{ match: 'GET /bets', where: { page: 'two' } }, '`page` is never "two"'],
  [{ match: 'GET /bets', where: { page: [2] } }, 'where.page'],
  [{ match: 'socket market:change', who: 'adaeze' }, 'is no player’s'],
  [{ match: 'GET /external/*', who: 'adaeze' }, 'is no player’s'],
])('%j is refused with what was meant', async (fault, meant) => {
  const { backend } = createTestCaller();
  expect(() => backend.control.runParsed('fault', { ...fault, network: true })).toThrow(meant);
  expect(backend.control.status().faults).toEqual([]);
});
