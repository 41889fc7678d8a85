import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { createServer } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAsker } from '../hosts/browser/asker.ts';
import { keepWorld } from '../hosts/browser/keeper.ts';
import { mount } from '../hosts/mount.ts';
import { servedBy } from '../hosts/servedBy.ts';
import { startServer } from '../hosts/server.ts';
import { createTodoBackend } from './todo.ts';
import { todoWorlds } from './todoWorlds.ts';

const START = Date.parse('2026-03-14T17:00:00Z');

const clock = { startAt: START, scale: 0 };

/** A way to the example: its calls, and its socket. */
interface Way {
  call(path: string, body?: object, token?: string): Promise<{ status: number; answer: unknown }>;
  /** Connects Ada. `heard` grows with what is pushed. */
  connect(): Promise<{ heard: unknown[]; ask(name: string): Promise<unknown> }>;
}

function overHttp(url: string): Way {
  return {
    async call(path, body, token = '') {
      const headers = { 'content-type': 'application/json', authorization: token };
      const post = body && { method: 'POST', body: JSON.stringify(body) };
      const response = await fetch(`${url}/api${path}`, { headers, ...post });
      return { status: response.status, answer: await response.json() };
    },
    async connect() {
      const socket = io(url, { path: '/public/', auth: { token: 'ada-token' } });
      onTestFinished(() => void socket.close());
      const heard: unknown[] = [];
      socket.on('changed', (todo) => heard.push(todo));
      await new Promise<void>((resolve) => socket.on('connect', resolve));
      return { heard, ask: (name) => socket.emitWithAck(name, {}) };
    },
  };
}

async function inBrowser(): Promise<Way & { leave(): void }> {
  const name = 'todo-demo';
  const stop = await keepWorld({ name, make: (birth) => createTodoBackend({ clock, ...birth }) });
  const asker = createAsker(name);
  const leave = () => {
    asker.close();
    stop();
  };
  onTestFinished(leave);
  return {
    leave,
    async call(path, body, token = '') {
      const headers = { 'content-type': 'application/json', authorization: token };
      const post = body && { method: 'POST', body: JSON.stringify(body) };
      const request = new Request(`http://todo.test/api${path}`, { headers, ...post });
      const answered = await asker.call(request);
      const text = new TextDecoder().decode(answered?.body);
      return { status: answered?.status ?? 0, answer: JSON.parse(text) };
    },
    /** Engine.IO by hand, as the real client speaks it. */
    async connect() {
      const heard: unknown[] = [];
      let answered: (reply: unknown) => void = () => undefined;
      let connected = () => {};
      const up = new Promise<void>((resolve) => {
        connected = resolve;
      });
      const wire = asker.openWire({
        shut: () => undefined,
        text(packet) {
          if (packet.startsWith('0')) wire.send('40{"token":"ada-token"}');
          else if (packet.startsWith('40')) connected();
          else if (packet.startsWith('42')) heard.push(JSON.parse(packet.slice(2))[1]);
          else if (packet.startsWith('431')) answered(JSON.parse(packet.slice(3))[0]);
        },
      });
      await up;
      const ask = (name: string) =>
        new Promise((resolve) => {
          answered = resolve;
          wire.send(`421${JSON.stringify([name, {}])}`);
        });
      return { heard, ask };
    },
  };
}

const hosts: Record<string, () => Promise<Way>> = {
  'a server of its own': async () => {
    const server = await startServer(todoWorlds(clock));
    onTestFinished(() => server.close());
    return overHttp(server.url);
  },
  Vite: async () => {
    const worlds = todoWorlds(clock);
    const vite = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: await mkdtemp(join(tmpdir(), 'todo-')),
      optimizeDeps: { noDiscovery: true },
      server: { port: 0, host: '127.0.0.1' },
      plugins: [servedBy({ name: 'todo', mounted: async (server) => mount(worlds, server) })],
    });
    await vite.listen();
    onTestFinished(async () => {
      worlds.dispose();
      await vite.close();
    });
    return overHttp(vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
  },
  'a browser alone': inBrowser,
};

describe.each(Object.keys(hosts))('the to-do list on %s', (host) => {
  test('calls, rows, clock, faults, snapshots and socket work', async () => {
    const way = (await hosts[host]?.()) as Way;
    await way.call('/__mock/reset', { startAt: START, scale: 0 });
    expect((await way.call('/todos')).status).toBe(401);
    expect(await way.call('/login', { name: 'ada' })).toEqual({
      status: 200,
      answer: { token: 'ada-token' },
    });
    const { heard, ask } = await way.connect();
    const add = (text: string) => way.call('/todo/add', { text, hours: 2 }, 'ada-token');
    const dueAt = START + 7_200_000;
    expect((await add('Buy yams')).answer).toEqual({
      id: 1,
      text: 'Buy yams',
      state: 'open',
      dueAt,
    });
    expect((await add('')).status).toBe(400);
    expect(await ask('count')).toEqual({ open: 1 });

    await way.call('/__mock/fault', { match: 'POST /todo/add', status: 503, times: 1 });
    expect((await add('Lost')).status).toBe(503);
    await add('Call Chidi');
    const kept = (await way.call('/__mock/snapshot', {})).answer;
    await way.call('/todo/2/finish', {}, 'ada-token');
    await way.call('/__mock/clock', { advance: '3h' });
    const states = async () => (await way.call('/todos', undefined, 'ada-token')).answer;
    expect(await states()).toMatchObject([{ state: 'overdue' }, { state: 'done' }]);
    await expect
      .poll(() => heard)
      .toMatchObject([
        { id: 2, state: 'done' },
        { id: 1, state: 'overdue' },
      ]);

    await way.call('/__mock/restore', { snapshot: kept });
    expect(await states()).toMatchObject([{ state: 'open' }, { state: 'open' }]);
    expect((await way.call('/__mock/restore', { snapshot: {} })).status).toBe(400);
    expect((await way.call('/__mock/clok', {})).answer).toMatchObject({
      message: expect.stringContaining('Did you mean `clock`?'),
    });
  });
});

test('each world of a server has its own list', async () => {
  const server = await startServer(todoWorlds(clock));
  onTestFinished(() => server.close());
  const headers = { 'content-type': 'application/json', authorization: 'ada-token' };
  const body = JSON.stringify({ text: 'Mine', hours: 1 });
  const cookie = 'mock-world=one';
  await fetch(`${server.url}/api/todo/add`, {
    method: 'POST',
    headers: { ...headers, cookie },
    body,
  });
  const listOf = async (world: string) =>
    (await fetch(`${server.url}/api/todos`, { headers: { ...headers, cookie: world } })).json();
  expect(await listOf(cookie)).toHaveLength(1);
  expect(await listOf('mock-world=two')).toEqual([]);
});

test('the world of a browser outlives its tab', async () => {
  const first = await inBrowser();
  await first.call('/__mock/reset', {});
  await first.call('/todo/add', { text: 'Kept', hours: 1 }, 'ada-token');
  first.leave();
  const next = await inBrowser();
  const { answer } = await next.call('/todos', undefined, 'ada-token');
  expect(answer).toMatchObject([{ text: 'Kept' }]);
});

test('the example is short enough to be copied', () => {
  const lines = readFileSync(new URL('./todo.ts', import.meta.url), 'utf8').split('\n').length;
  expect(lines).toBeLessThanOrEqual(150);
});
