import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestHost, type TestHost } from './testHost.ts';

let host: TestHost;
let sockets: Socket[] = [];

beforeEach(async () => {
  host = await startTestHost();
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  sockets = [];
  await host.close();
});

function connect(token: string): Socket {
  const socket = io(host.realtimeUrl, {
    path: '/public/',
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 10,
  });
  sockets.push(socket);
  return socket;
}

function next<Payload>(socket: Socket, event: string): Promise<Payload> {
  return new Promise((resolve) => socket.once(event, resolve));
}

async function signIn(): Promise<string> {
  const response = await fetch('http://oja.test/api/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'adaeze', password: 'Passw0rd1' }),
  });
  return (await response.json()).token;
}

function aGame(): string {
  const { house } = host.backend.desk;
  const game = house.world.events(house.clock.now()).find(({ inPlay }) => inPlay);
  return game?.gameId ?? '';
}

test('calls are answered in the process', async () => {
  const response = await fetch('http://oja.test/api/app/demo');
  expect(await response.json()).toEqual({ hasDemoUsers: true });
});

describe('the handshake', () => {
  test('takes a session, which then asks for its balance', async () => {
    const socket = connect(await signIn());
    const reply = await socket.timeout(2000).emitWithAck('get:balance');
    expect(reply).toMatchObject({ status: 'success', data: { balance: 250_000 } });
    expect(await socket.timeout(2000).emitWithAck('session_check')).toEqual({ status: 'success' });
  });

  test('takes a guest, who may only watch', async () => {
    const socket = connect('');
    expect(await socket.timeout(2000).emitWithAck('get:balance')).toMatchObject({
      status: 'failed',
    });
  });

  test('refuses an unknown token, and the client does not try again', async () => {
    const socket = connect('nobody');
    const error = await next<Error & { data: unknown }>(socket, 'connect_error');
    expect(error.data).toMatchObject({ type: 'SessionError', message: expect.any(String) });
    expect(socket.active).toBe(false);
  });
});

describe('a watched game', () => {
  test('begins with a snapshot and goes on with changes that count up', async () => {
    const socket = connect('');
    const gameId = aGame();
    const begun = await socket.timeout(2000).emitWithAck('market:watch', { gameId });
    expect(begun).toMatchObject({ kind: 'snapshot', markets: expect.any(Array) });
    const changed = next<{ seq: number }>(socket, 'market:change');
    host.backend.control.run('clock', { advance: '1m' });
    expect((await changed).seq).toBe(begun.seq + 1);

    const filled = await socket
      .timeout(2000)
      .emitWithAck('market:watch', { gameId, since: begun.seq });
    expect(filled).toMatchObject({ kind: 'changes', changes: [{ seq: begun.seq + 1 }] });
  });

  test('is one change for whoever comes back late, and a snapshot after another mode', async () => {
    const socket = connect('');
    const gameId = aGame();
    const begun = await socket.timeout(2000).emitWithAck('market:watch', { gameId });
    await socket.timeout(2000).emitWithAck('market:unwatch', { gameId });
    for (let step = 0; step < 5; step++) host.backend.control.run('clock', { advance: '1m' });
    const back = { gameId, since: begun.seq };
    const filled = await socket.timeout(2000).emitWithAck('market:watch', back);
    expect(filled.changes).toHaveLength(1);
    const lite = await socket.timeout(2000).emitWithAck('market:watch', { ...back, lite: true });
    expect(lite.kind).toBe('snapshot');
  });

  test('that nobody knows is refused', async () => {
    const reply = await connect('').timeout(2000).emitWithAck('market:watch', { gameId: 'none' });
    expect(reply).toMatchObject({ kind: 'refused', message: expect.any(String) });
  });
});

describe('commands', () => {
  test('a push reaches the player, not others', async () => {
    const mine = connect(await signIn());
    const guest = connect('');
    await Promise.all([next(mine, 'connect'), next(guest, 'connect')]);
    const others: unknown[] = [];
    guest.onAny((...sent) => others.push(sent));
    const toast = next(mine, 'sub:notification_toast');
    host.backend.control.run('push', {
      event: 'sub:notification_toast',
      payload: { title: 'Hello' },
      to: 'adaeze',
    });
    expect(await toast).toEqual({ title: 'Hello' });
    expect(others).toEqual([]);
  });

  test('a stopped server breaks calls and sockets, and the client comes back by itself', async () => {
    const socket = connect('');
    await next(socket, 'connect');
    const lost = next<string>(socket, 'disconnect');
    host.backend.control.run('fault', { match: '*', network: true });
    expect(await lost).toBe('transport close');
    await next(socket.io as never, 'reconnect_error');
    await expect(fetch('http://oja.test/api/app/demo')).rejects.toThrow();
    host.backend.control.run('fault', { clear: '*' });
    await next(socket, 'connect');
  });

  test('a kick ends a session for good', async () => {
    const token = await signIn();
    const socket = connect(token);
    await next(socket, 'connect');
    const lost = next<string>(socket, 'disconnect');
    host.backend.control.run('kick', { who: 'adaeze', endSession: true });
    expect(await lost).toBe('io server disconnect');
    const response = await fetch('http://oja.test/api/profile', {
      headers: { authorization: token },
    });
    expect(response.status).toBe(401);
  });
});
