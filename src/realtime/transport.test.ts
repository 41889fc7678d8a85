import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { balanceUpdated, getBalance } from '../contract/cashier/wallet.ts';
import { env } from '../env.ts';
import { until } from '../testing/until.ts';
import { watchTraffic } from './traffic.ts';
import { ask, closeTransport, listen, openTransport } from './transport.ts';

const http = createServer();
const io = new Server(http, { path: '/public/' });

/** Handshakes that the server still refuses for reasons of its own. */
let busyFor = 0;
/** By token. */
const refusals = new Map<string, Error>();

io.use((socket, next) => {
  const { token } = socket.handshake.auth;
  if (busyFor > 0) {
    busyFor -= 1;
    return next(new Error('internal error'));
  }
  const refused = refusals.get(token);
  if (refused) return next(refused);
  if (token !== 'bad') return next();
  const refusal = Object.assign(new Error('refused'), {
    data: { type: 'SessionError', message: 'Logged in on another device' },
  });
  next(refusal);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, resolve));
  env.realtimeUrl = `http://localhost:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  closeTransport();
  io.removeAllListeners('connection');
});
afterAll(() => io.close());

function connect(token = 'good') {
  const sessionRefused = vi.fn();
  return new Promise<{ sessionRefused: typeof sessionRefused }>((resolve) => {
    void openTransport(token, {
      heard: () => undefined,
      connected: () => resolve({ sessionRefused }),
      disconnected: () => undefined,
      sessionRefused: (message) => {
        sessionRefused(message);
        resolve({ sessionRefused });
      },
    });
  });
}

test('what comes over the socket is counted', async () => {
  let bytes = 0;
  watchTraffic((more) => {
    bytes += more;
  });
  await connect();
  const atFirst = bytes;
  expect(atFirst).toBeGreaterThan(20);
  const heard = new Promise((resolve) => listen(balanceUpdated, resolve));
  io.emit(balanceUpdated.name, { balance: 12.34 });
  await heard;
  expect(bytes - atFirst).toBe(`2["${balanceUpdated.name}",{"balance":12.34}]`.length);
});

test('a question is answered, decoded by the contract', async () => {
  io.on('connection', (socket) => {
    socket.on('get:balance', (_payload, reply) =>
      reply({ status: 'success', data: { balance: 12.34 } }),
    );
  });
  await connect();
  expect(await ask(getBalance, {})).toEqual({
    status: 'success',
    data: { balance: 1234, cash: 0, coins: 0, sports: 0, wicket: 0 },
  });
});

test('an answer of another shape rejects', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  io.on('connection', (socket) => {
    socket.on('get:balance', (_payload, reply) =>
      reply({ status: 'success', data: { balance: '1' } }),
    );
  });
  await connect();
  await expect(ask(getBalance, {})).rejects.toThrow();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('without a connection a question rejects at once and is not kept for later', async () => {
  await expect(ask(getBalance, {})).rejects.toThrow('socket has been disconnected');
});

test('a pushed event reaches its listeners, also those added before the connection', async () => {
  const heard = new Promise((resolve) => {
    listen(balanceUpdated, resolve);
  });
  io.on('connection', (socket) => socket.emit('update_balance', { balance: 'abc' }));
  await connect();
  expect(await heard).toEqual({ balance: 'abc' });
});

test('a refused session says why', async () => {
  const { sessionRefused } = await connect('bad');
  expect(sessionRefused).toHaveBeenCalledExactlyOnceWith('Logged in on another device');
});

test.each([
  [{ type: 'SessionError', message: null }, 'Signed in elsewhere', 'Signed in elsewhere'],
  [{ type: 'SessionError' }, 'Signed in elsewhere', 'Signed in elsewhere'],
  [{ type: 'SessionError', message: 'Ended' }, 'refused', 'Ended'],
  [{ type: 'SessionError', message: 7, code: {} }, '', 'session error'],
])('a session refused with %j and the message "%s" says "%s"', async (data, message, shown) => {
  refusals.set('refused', Object.assign(new Error(message), { data }));
  const { sessionRefused } = await connect('refused');
  expect(sessionRefused).toHaveBeenCalledExactlyOnceWith(shown);
});

test('the token goes in the handshake and never in the address', async () => {
  const seen = new Promise<{ auth: unknown; url: string }>((resolve) => {
    io.on('connection', ({ handshake }) => resolve({ auth: handshake.auth, url: handshake.url }));
  });
  await connect('s3cret');
  const { auth, url } = await seen;
  expect(auth).toEqual({ token: 's3cret' });
  expect(url).not.toContain('s3cret');
});

test.each([
  ['at first', 1, 1],
  ['after a break', 0, 2],
])('a handshake that a busy server refuses %s is tried again', async (_, atFirst, connections) => {
  let made = 0;
  busyFor = atFirst;
  io.on('connection', (socket) => {
    made += 1;
    if (made === connections) return;
    busyFor = 1;
    socket.conn.close();
  });
  await connect();
  await until(() => expect(made).toBe(connections));
  expect(busyFor).toBe(0);
});

test('a connection that the server ended is made anew', async () => {
  let connections = 0;
  const again = new Promise<void>((resolve) => {
    io.on('connection', (socket) => {
      connections += 1;
      if (connections === 1) socket.disconnect();
      else resolve();
    });
  });
  await connect();
  await again;
  expect(connections).toBe(2);
});
