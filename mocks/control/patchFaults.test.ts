import { describe, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { testLink } from '../../tools/reference/chapters/testLink.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { packTape, unpackTape } from '../tape/packLink.ts';

async function begin(...faults: object[]) {
  const app = createTestCaller();
  const adaeze = await app.call(login, { username: 'adaeze', password: 'Passw0rd1' });
  for (const fault of faults) app.backend.control.runParsed('fault', fault);
  const get = async (path: string, sent: object = adaeze) => {
    const response = await app.raw('GET', path, undefined, sent);
    return response.type === 'error' ? undefined : response.json();
  };
  return { app, adaeze, get };
}

describe('a fault that patches an answer', () => {
  test('replaces one value, leaves one field out and keeps the rest', async () => {
    const { app, get } = await begin({
      match: 'GET /profile',
      times: 1,
      patch: { name: 'Somebody', email: null },
    });
    const patched = await get('/profile');
    const { email, ...real } = await get('/profile');
    expect(email).toContain('@');
    expect(patched).toEqual({ ...real, name: 'Somebody' });
    const match = 'GET /profile patched by {"name":"Somebody","email":null}';
    expect(app.backend.control.status()).toMatchObject({
      unmetFaults: [],
      faultFates: [{ match, hits: 1 }],
    });
    expect(app.backend.control.run('journal', {}).at(-2)?.fault).toBe(match);
  });

  test('reaches into each part of a list, or into the one at a place', async () => {
    const patch = {
      events: { '*': { matched: null }, 1: { name: 'Renamed', inPlay: true }, 2: null },
    };
    const { get } = await begin({ match: 'GET /sports/events/:category', times: 1, patch });
    const patched = await get('/sports/events/soccer');
    const real = await get('/sports/events/soccer');
    expect(patched.events).toHaveLength(real.events.length - 1);
    const { matched, ...first } = real.events[0];
    expect(matched).toBeDefined();
    expect(patched.events[0]).toEqual(first);
    expect(patched.events[1]).toEqual({ ...real.events[1], name: 'Renamed', inPlay: true });
    expect(patched.events[2].gameId).toBe(real.events[3].gameId);
  });

  test('that an answer lacks is not used up, and tells what there was instead', async () => {
    const { app, get } = await begin({
      match: 'GET /bets',
      patch: { bets: { 0: { state: 'void' } } },
      times: 1,
    });
    const nearMiss = () => app.backend.control.status().faultFates[0]?.nearMiss;
    await get('/bets', {});
    expect(nearMiss()).toBe('GET /bets answered with 401');
    await get('/bets', await app.call(login, { username: 'emeka', password: 'Passw0rd1' }));
    expect(nearMiss()).toBe('GET /bets answered without `bets.0`');
    expect(app.backend.control.status()).toMatchObject({
      faults: [{ times: 1 }],
      unmetFaults: ['GET /bets patched by {"bets":{"0":{"state":"void"}}}'],
    });
  });

  test('of what the socket answers and pushes', async () => {
    const { app, adaeze } = await begin(
      { match: 'socket get:balance', patch: { data: { balance: 'n/a' } } },
      { match: 'socket update_balance', patch: { balance: 7 }, times: 1 },
    );
    const heard: unknown[] = [];
    const own = testLink('one', (_, payload) => heard.push(payload));
    app.backend.realtime.accept(own.link, adaeze.token);
    expect(await own.ask('get:balance', {})).toMatchObject({
      status: 'success',
      data: { balance: 'n/a' },
    });
    for (const balance of [1, 2]) {
      app.backend.control.run('push', { event: 'update_balance', payload: { balance } });
    }
    expect(heard).toEqual([{ balance: 7 }, { balance: 2 }]);
  });

  test('is on the tape, also when it was passed over', async () => {
    const fault = { match: 'GET /bets', patch: { bets: { 0: null } }, times: 1 };
    const { app, adaeze, get } = await begin(fault);
    const left = async () => {
      const tape = await unpackTape(await packTape(app.backend.control.run('tape', {})));
      const other = createTestCaller();
      expect(other.backend.control.run('replay', { tape }).isSame).toBe(true);
      return other.backend.control.status().faults;
    };
    await get('/bets', {});
    expect(await left()).toHaveLength(1);
    await get('/bets', adaeze);
    expect(app.backend.control.status().faults).toEqual([]);
    expect(await left()).toEqual([]);
  });

  test.each([
    [{ match: 'GET /profile', patch: { emial: null } }, 'Did you mean `email`?'],
    [{ match: 'GET /profile', patch: { name: { first: 'A' } } }, 'It has no parts'],
    [
      { match: 'GET /sports/events/:category', patch: { events: { first: null } } },
      'is a place, or `*`',
    ],
    [
      { match: 'GET /sports/events/:category', patch: { events: { '*': { naem: 1 } } } },
      'Did you mean `name`?',
    ],
    [{ match: 'GET /profile', patch: {} }, 'does nothing'],
    [{ match: 'GET /profile', patch: { name: 'A' }, delayMs: 5 }, 'not patch and delayMs'],
    [{ match: 'GET /profile', patch: { name: 'A' }, status: 200 }, 'not patch and status'],
    [{ match: 'socket market:change', patch: { gameId: 'g' } }, 'can have network, not patch'],
  ])('%j is refused with what was meant', async (fault, meant) => {
    const { backend } = createTestCaller();
    expect(() => backend.control.runParsed('fault', fault)).toThrow(meant);
    expect(backend.control.status().faults).toEqual([]);
  });
});

describe('a fault for a header', () => {
  test('spares calls without it, and with another value', async () => {
    const headers = { Origin: 'https://one.*' };
    const { app, adaeze, get } = await begin({ match: 'GET /profile', headers, network: true });
    expect(await get('/profile')).toBeDefined();
    expect(app.backend.control.status().faultFates).toMatchObject([
      { hits: 0, nearMiss: 'GET /profile under {}' },
    ]);
    expect(await get('/profile', { ...adaeze, origin: 'https://two.test' })).toBeDefined();
    expect(await get('/profile', { ...adaeze, origin: 'https://one.test' })).toBeUndefined();
    expect(app.backend.control.status().faultFates).toEqual([
      { match: 'GET /profile under {"Origin":"https://one.*"}', hits: 1 },
    ]);
    const tape = await unpackTape(await packTape(app.backend.control.run('tape', {})));
    expect(createTestCaller().backend.control.run('replay', { tape }).isSame).toBe(true);
  });

  test.each([
    [{ match: 'GET /profile', headers: { 'two words': 'x' } }, 'A header is letters'],
    [{ match: 'socket update_balance', headers: { origin: 'x' } }, 'is no call of the API'],
    [{ match: 'GET /external/ip', headers: { origin: 'x' } }, 'is no call of the API'],
  ])('%j is refused', async (fault, meant) => {
    const { backend } = createTestCaller();
    expect(() => backend.control.runParsed('fault', { ...fault, network: true })).toThrow(meant);
  });
});

test('faults of one call take turns as they were set, and the last may stay', async () => {
  const match = 'GET /app/demo';
  const { get } = await begin(
    { match, body: { hasDemoUsers: false }, times: 2 },
    { match, network: true, times: 1 },
    { match, patch: { hasDemoUsers: 'maybe' } },
  );
  const answers: unknown[] = [];
  for (let n = 0; n < 5; n++) answers.push((await get('/app/demo'))?.hasDemoUsers);
  expect(answers).toEqual([false, false, undefined, 'maybe', 'maybe']);
});
