import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { expect, onTestFinished, test } from 'vitest';
import { login } from '../../src/contract/account/auth.ts';
import { attachSockets } from '../engine/hosts/socketHost.ts';
import { createRealtime } from '../realtime/realtime.ts';
import { createTestCaller } from './testCaller.ts';
import { testSocket } from './testSocket.ts';

type Adapter = new (nsp: unknown) => { nsp: Namespace };
/** Socket.io's own, which knows one node only. */
const InMemory = new Server().of('/').adapter.constructor as Adapter;

interface Namespace {
  _onServerSideEmit(packet: unknown[]): void;
}

/** What nodes tell each other, in one process. Between machines it is one of socket.io's adapters. */
function createBus() {
  const nodes = new Set<{ nsp: Namespace }>();
  return class extends InMemory {
    constructor(nsp: unknown) {
      super(nsp);
      nodes.add(this);
    }
    serverSideEmit(packet: unknown[]): void {
      for (const node of nodes) if (node !== this) node.nsp._onServerSideEmit(packet);
    }
  };
}

/** Two nodes that share what is stored, each with connections of its own. */
async function startNodes() {
  const { backend, call } = createTestCaller();
  onTestFinished(() => backend.dispose());
  const { token } = await call(login, { username: 'adaeze', password: 'Passw0rd1' });
  const bus = createBus();
  const nodes = [backend.realtime, createRealtime(backend.context)].map(async (realtime) => {
    const server = createServer();
    const world = { ...backend, realtime };
    const sockets = attachSockets(server, { of: () => world, ready: async () => world });
    sockets.adapter(bus as never);
    sockets.on('pushed', (...sent: Parameters<typeof realtime.push>) => realtime.push(...sent));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => sockets.close());
    return { sockets, realtime, port: (server.address() as AddressInfo).port };
  });
  const [first, second] = await Promise.all(nodes);
  if (!first || !second) throw new Error('No nodes');
  backend.context.operator.push = (to, event, payload) => {
    first.realtime.push(to, event, payload);
    first.sockets.serverSideEmit('pushed', to, event, payload);
  };
  return { backend, token, first, second };
}

async function connect(port: number, token: string, transport = 'websocket') {
  const options = { transports: [transport], auth: { token } };
  const socket = testSocket(`http://127.0.0.1:${port}`, options);
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  return socket;
}

test('what happens on one of two nodes reaches a player of each, once', async () => {
  const { backend, token, first, second } = await startNodes();
  const heard: string[] = [];
  for (const [name, { port }] of Object.entries({ first, second })) {
    const socket = await connect(port, token);
    socket.on('update_balance', ({ balance }) => heard.push(`${name} ${balance}`));
  }
  backend.control.run('adjust', { who: 'adaeze', naira: 5 });
  await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(2);
  expect(heard.sort()).toEqual(['first 250005', 'second 250005']);
});

test('polling that another node answers is refused, so a balancer keeps a player on one', async () => {
  const { token, first, second } = await startNodes();
  const socket = await connect(first.port, token, 'polling');
  const query = `EIO=4&transport=polling&sid=${socket.io.engine.id}`;
  const response = await fetch(`http://127.0.0.1:${second.port}/public/?${query}`);
  expect(await response.json()).toMatchObject({ message: 'Session ID unknown' });
});
