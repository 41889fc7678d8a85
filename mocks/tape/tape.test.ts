import 'fake-indexeddb/auto';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { createDeposit } from '../../src/contract/cashier/deposits.ts';
import { createBackend } from '../backend.ts';
import { createAsker } from '../engine/hosts/browser/asker.ts';
import { keepWorld } from '../engine/hosts/browser/keeper.ts';
import { createTestCaller } from '../hosts/testCaller.ts';
import { startTestServer, type TestServer } from '../hosts/testServer.ts';
import { TEST_START } from '../hosts/testStart.ts';
import { LONGEST_LINK, packTape, unpackTape } from './packLink.ts';
import { createRecorder } from './tape.ts';

const servers: TestServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function machine(world: string) {
  const server = await startTestServer();
  servers.push(server);
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { 'content-type': 'application/json', cookie: `mock-world=${world}`, ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return Object(await response.json());
  };
  return send;
}
type Send = Awaited<ReturnType<typeof machine>>;

/** What a player did until something looked wrong, on a clock that runs. */
async function live(send: Send) {
  const signedIn = await send('/login', { username: 'adaeze', password: 'Passw0rd1' });
  const by = { authorization: signedIn.token };
  const { events } = await send('/sports/events/soccer', undefined, by);
  const upcoming = events.find(({ status }: { status: string }) => status === 'upcoming');
  const { markets } = await send(`/sports/event/${upcoming.gameId}`, undefined, by);
  const [market] = markets;
  const runner = market.runners[0];
  await send('/__mock/fault', { match: 'GET /bets', status: 503, times: 1 });
  const bet = {
    gameId: upcoming.gameId,
    marketId: market.marketId,
    runnerId: runner.runnerId,
    side: 'back',
    price: runner.back[0][0],
    stake: 500,
    version: market.version,
    onPriceChange: 'any',
  };
  await send('/bet/match/odds', bet, { ...by, 'idempotency-key': 'one' });
  await send('/__mock/clock', { advance: '3h' });
  await send('/bets', undefined, by);
  await send('/bets', undefined, by);
  await send('/__mock/adjust', { who: 'emeka', naira: 250 });
  await send('/bet/match/odds', { ...bet, stake: 1 }, by);
  await send('/login', { username: 'emeka', password: 'wrong' });
}

describe('a link to a world', () => {
  test('leads to the same world on another machine, in another process and in the demo', async () => {
    const one = await machine('bug');
    await live(one);
    const { link, hash, isShort } = await one('/__mock/link');
    expect(isShort).toBe(true);
    expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
    const tape = await unpackTape(link);
    expect(tape.inputs.filter((input) => 'call' in input).length).toBeGreaterThan(5);

    const other = await machine('elsewhere');
    expect(await other('/__mock/replay', { link })).toMatchObject({ hash, isSame: true });
    const { scale, players } = await other('/__mock');
    expect(scale).toBe(0);
    expect(players[2]).toMatchObject({ username: 'emeka', balanceNaira: 250 });
    // What was opened can be passed on.
    expect((await other('/__mock/link')).hash).toBe(hash);

    const script = fileURLToPath(new URL('./otherMachine.mjs', import.meta.url));
    expect(
      JSON.parse(execFileSync(process.execPath, [script, link], { encoding: 'utf8' })),
    ).toEqual({
      hash,
      isSame: true,
    });

    const stop = await keepWorld({ name: 'a-demo', make: createBackend });
    const asker = createAsker('a-demo');
    const answered = await asker.call(
      new Request('http://demo.test/api/__mock/replay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ link }),
      }),
    );
    stop();
    const text = new TextDecoder().decode(answered?.body);
    expect(JSON.parse(text)).toMatchObject({ hash, isSame: true });
  });

  test('that was changed on its way opens nothing, and one of another version says so', async () => {
    const one = await machine('bug');
    const { link } = await one('/__mock/link');
    const before = await one('/__mock/snapshot', {});
    for (const cut of [link.slice(0, 40), `${link}!`, 'x', '']) {
      expect(await one('/__mock/replay', { link: cut })).toMatchObject({ code: 'invalid' });
    }
    expect((await one('/__mock/snapshot', {})).database).toEqual(before.database);
    const tape = { ...(await unpackTape(link)), hash: 'of another version' };
    expect(await one('/__mock/replay', { tape })).toMatchObject({ isSame: false });
  });
});

test('a snapshot over HTTP has the bytes of one that is made at once', async () => {
  const server = await startTestServer();
  servers.push(server);
  const { control } = server.worlds.of('bytes');
  control.run('reset', { startAt: '2026-03-14T17:00:00Z', scale: 0, scenario: 'big-history' });
  const headers = { cookie: 'mock-world=bytes' };
  const url = `${server.url}/api/__mock/snapshot`;
  const response = await fetch(url, { method: 'POST', body: '{}', headers });
  expect(await response.text()).toBe(JSON.stringify(control.run('snapshot', {})));
});

describe('a tape', () => {
  test('packs and unpacks to itself', async () => {
    const { backend, raw } = createTestCaller({ seed: 'other', scenario: 'low-balance' });
    await raw('POST', '/login', '{"username":"adaeze","password":"Passw0rd1"}', { address: '::1' });
    backend.control.run('fault', { match: 'GET /bets', status: 503 });
    await raw('GET', '/bets');
    const tape = backend.control.run('tape', {});
    expect(tape.begun).toMatchObject({ seed: 'other', scenario: 'quiet,low-balance' });
    expect(tape.inputs).toHaveLength(3);
    expect(await unpackTape(await packTape(tape))).toEqual(tape);
  });

  test('leads to the same world when time passes while a call is heard', async () => {
    // A machine so busy that a millisecond passes whenever it reads its clock.
    let realAt = TEST_START;
    const clock = { startAt: TEST_START, scale: 1, realNow: () => realAt++ };
    const { backend, raw } = createTestCaller({ clock });
    await raw('POST', '/login', '{"username":"adaeze","password":"Passw0rd1"}');
    const visit = { path: '/faq', at: new Date(TEST_START).toISOString() };
    await raw('POST', '/page/visit', JSON.stringify(visit), { key: 'v1' });
    backend.control.run('adjust', { who: 'emeka', naira: 250 });
    const tape = backend.control.run('tape', {});
    expect(tape.inputs).toHaveLength(3);
    expect(createTestCaller().backend.control.run('replay', { tape }).isSame).toBe(true);
  });

  test('that began with a snapshot goes on from it', async () => {
    const first = createTestCaller({ seed: 'other' }).backend.control.run('snapshot', {});
    const { backend } = createTestCaller({ snapshot: first });
    backend.control.run('adjust', { who: 'adaeze', naira: 10 });
    backend.control.run('clock', { advance: '1d' });
    const tape = backend.control.run('tape', {});
    const other = createTestCaller();
    expect(other.backend.control.run('replay', { tape })).toMatchObject({ isSame: true });
  });

  test('knows of an upload what the world keeps of it', async () => {
    const { backend, call } = createTestCaller({ seed: 'other' });
    const { token } = await call(login, { username: 'adaeze', password: 'Passw0rd1' });
    const bytes = Uint8Array.of(0xff, 0xd8, 0xff, ...new TextEncoder().encode('a picture'));
    const proof = new File([bytes], 'card.jpg', { type: 'image/jpeg' });
    const form = { gateway: 'ng_opay', amount: 5_000_00, reference: 'OP-9', proof };
    await call(createDeposit, form, { token, key: 'd1' });
    const kept = { proof: { file: { name: 'card.jpg', type: 'image/jpeg', bytes: 12 } } };
    const { inputs } = backend.control.run('tape', {});
    expect(inputs.at(-1)).toMatchObject({ sent: kept });
    expect(JSON.stringify(inputs)).not.toContain('a picture');
    // A journal that kept the files themselves would hold gigabytes of them.
    expect(
      backend.control.run('journal', {}).findLast(({ kind }) => kind === 'call')?.sent,
    ).toMatchObject(kept);
  });

  test('of a world that heard very much begins anew, with a snapshot', () => {
    let snapshots = 0;
    const recorder = createRecorder(() => ++snapshots);
    recorder.begin({ begun: { seed: 'oja', startAt: 0 }, inputs: [] });
    for (let at = 0; at < 5000; at++) recorder.write({ at, took: '*' });
    expect(recorder.recorded().inputs).toHaveLength(5000);
    recorder.write({ at: 5000, took: '*' });
    const inputs = [{ at: 5000, took: '*' }];
    expect(recorder.recorded()).toEqual({ begun: { snapshot: 1 }, inputs });
    // Two inputs of this length are more than a tape holds.
    const long = { command: 'fault', input: { body: 'x'.repeat(1_200_000) } };
    for (const at of [5001, 5002]) recorder.write({ at, ...long });
    expect(recorder.recorded()).toEqual({
      begun: { snapshot: 2 },
      inputs: [{ at: 5002, ...long }],
    });
  });

  test('leaves out of a world what was refused', () => {
    const { backend } = createTestCaller({ seed: 'other' });
    const adjust = { who: 'nobody', naira: 1 };
    expect(() => backend.control.run('adjust', adjust)).toThrow(/nobody/);
    const tape = backend.control.run('tape', {});
    expect(createTestCaller().backend.control.run('replay', { tape }).isSame).toBe(true);
  });

  test.each(['reset', 'restore', 'clock', 'snapshot', 'replay'])('cannot hold %s', (command) => {
    const { backend } = createTestCaller({ seed: 'other' });
    const tape = backend.control.run('tape', {});
    const inputs = [{ at: tape.until, command, input: {} }];
    expect(() => backend.control.run('replay', { tape: { ...tape, inputs } })).toThrow(
      /cannot hold/,
    );
    expect(backend.control.run('tape', {})).toEqual(tape);
  });
});
