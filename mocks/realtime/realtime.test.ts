import type { Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestHost, type TestHost } from '../hosts/testHost.ts';
import { testSocket } from '../hosts/testSocket.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

let host: TestHost;

beforeEach(async () => {
  host = await startTestHost();
});
afterEach(() => host.close());

const connect = (token: string) =>
  testSocket(host.realtimeUrl, {
    transports: ['websocket'],
    auth: { token },
    reconnectionDelay: 10,
  });

function next<Payload>(socket: Socket, event: string): Promise<Payload> {
  return new Promise((resolve) => socket.once(event, resolve));
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ username: 'adaeze', password: 'Passw0rd1' });
  const sent = { method: 'POST', headers: JSON_TYPE, body };
  return (await (await fetch('http://oja.test/api/login', sent)).json()).token;
}

function aGame(): string {
  const { operator } = host.backend.context;
  const game = operator.world.events(operator.clock.now()).find(({ inPlay }) => inPlay);
  return game?.gameId ?? '';
}

describe('a connection', () => {
  test('of a player asks for the balance and whether the session stands', async () => {
    const socket = connect(await signIn());
    const reply = await socket.timeout(2000).emitWithAck('get:balance');
    expect(reply).toMatchObject({ status: 'success', data: { balance: 250_000 } });
    expect(await socket.timeout(2000).emitWithAck('session_check')).toEqual({ status: 'success' });
  });

  test('of a guest has no balance', async () => {
    const socket = connect('');
    expect(await socket.timeout(2000).emitWithAck('get:balance')).toMatchObject({
      status: 'failed',
    });
  });

  test('hears nothing that is sent to others', async () => {
    const mine = connect(await signIn());
    const guest = connect('');
    await Promise.all([next(mine, 'connect'), next(guest, 'connect')]);
    const heard: unknown[] = [];
    guest.onAny((...sent) => heard.push(sent));
    const toast = next(mine, 'sub:notification_toast');
    const payload = { title: 'Hello' };
    host.backend.control.run('push', { event: 'sub:notification_toast', payload, to: 'adaeze' });
    expect(await toast).toEqual(payload);
    expect(heard).toEqual([]);
  });

  test('ends when its session does', async () => {
    const token = await signIn();
    const socket = connect(token);
    await next(socket, 'connect');
    const ended = next(socket, 'disconnect');
    const headers = { authorization: token };
    await fetch('http://oja.test/api/signout', { method: 'POST', headers });
    expect(await ended).toBe('io server disconnect');
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

  test('loses a change on its way, by a fault: its number is missing, and asking fills it in', async () => {
    const socket = connect('');
    const gameId = aGame();
    const begun = await socket.timeout(2000).emitWithAck('market:watch', { gameId });
    host.backend.control.run('fault', { match: 'socket market:change', network: true, times: 1 });
    const changed = next<{ seq: number }>(socket, 'market:change');
    host.backend.control.run('clock', { advance: '1m' });
    host.backend.control.run('clock', { advance: '1m' });
    expect((await changed).seq).toBe(begun.seq + 2);
    const again = { gameId, since: begun.seq };
    const filled = await socket.timeout(2000).emitWithAck('market:watch', again);
    expect(filled.changes.map(({ seq }: { seq: number }) => seq - begun.seq)).toEqual([1, 2]);
  });

  test('that nobody knows is refused', async () => {
    const reply = await connect('').timeout(2000).emitWithAck('market:watch', { gameId: 'none' });
    expect(reply).toMatchObject({ kind: 'refused', message: expect.any(String) });
  });
});

describe('a bet', () => {
  test('tells its player when it is matched and when it is paid', async () => {
    const token = await signIn();
    const socket = connect(token);
    await next(socket, 'connect');
    const { operator } = host.backend.context;
    const gameId = aGame();
    const market = operator.world
      .event(gameId, operator.clock.now())
      ?.markets.find(({ status }) => status === 'open');
    const runner = market?.runners[0];
    const order = {
      gameId,
      marketId: market?.marketId,
      runnerId: runner?.runnerId,
      side: 'back',
      price: (runner?.back[0]?.[0] ?? 0) / 100,
      stake: 100,
      version: market?.version,
      onPriceChange: 'any',
    };
    const path = market?.kind === 'bookmaker' ? 'bookmaker' : 'match';
    // What a page was answered, another of the player is told.
    const other = connect(token);
    await next(other, 'connect');
    const heard = next<{ bet: { state: string } }>(other, 'bet:changed');
    await fetch(`http://oja.test/api/bet/${path}/odds`, {
      method: 'POST',
      headers: { ...JSON_TYPE, authorization: token },
      body: JSON.stringify(order),
    });
    expect((await heard).bet.state).toBe('delayed');
    const changed = next<{ bet: { state: string } }>(other, 'bet:changed');
    host.backend.control.run('clock', { advance: '6s' });
    expect((await changed).bet.state).toBe('matched');

    const settled = next<{ bet: { state: string } }>(other, 'bet:changed');
    const balance = next<{ balance: number }>(socket, 'update_balance');
    const toast = next<{ title: string }>(socket, 'sub:notification_toast');
    const winner = market?.runners.find(({ runnerId }) => runnerId !== runner?.runnerId);
    host.backend.control.run('settle', {
      marketId: market?.marketId ?? '',
      result: { kind: 'winner', runnerId: winner?.runnerId ?? '' },
    });
    expect((await settled).bet.state).toBe('lost');
    expect((await balance).balance).toBe(249_900);
    expect((await toast).title).toBe('Bet settled');
  });
});
