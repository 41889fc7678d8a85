import { expect, test, vi } from 'vitest';
import { getBalance } from '../contract/cashier/wallet.ts';
import { ask, closeTransport, openTransport } from './transport.ts';

type Hear = (payload: unknown) => void;

/** A socket that notes what the transport does with it. */
const fake = vi.hoisted(() => {
  const heard = new Map<string, (payload: unknown) => void>();
  const emitWithAck = async () => ({ status: 'success' });
  const socket = {
    connected: true,
    io: { opts: { transports: [] as string[] }, on: () => undefined },
    on: (name: string, hear: Hear) => void heard.set(name, hear),
    onAny: () => undefined,
    removeAllListeners: () => undefined,
    disconnect: () => undefined,
    timeout: vi.fn(() => ({ emitWithAck })),
  };
  return { heard, socket, io: vi.fn((_url: string, _options: object) => socket) };
});
vi.mock('socket.io-client', () => ({ io: fake.io }));

const hooks = {
  connected: () => undefined,
  heard: () => undefined,
  disconnected: vi.fn(),
  sessionRefused: () => undefined,
};

test('the channel has the intervals of the specification', async () => {
  await openTransport('t0ken', hooks);
  expect(fake.io.mock.lastCall?.[1]).toEqual({
    path: '/public/',
    transports: ['websocket', 'polling'],
    auth: { token: 't0ken' },
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 20_000,
    forceNew: true,
  });
  closeTransport();
});

test('after a connection that failed it tries polling first', async () => {
  await openTransport('t0ken', hooks);
  fake.heard.get('connect_error')?.(new Error('websocket error'));
  expect(fake.socket.io.opts.transports).toEqual(['polling', 'websocket']);
  expect(hooks.disconnected).toHaveBeenCalledOnce();
  closeTransport();
});

test('a question waits seven seconds for its answer', async () => {
  await openTransport('t0ken', hooks);
  await ask(getBalance, {});
  expect(fake.socket.timeout).toHaveBeenCalledExactlyOnceWith(7000);
  closeTransport();
});
