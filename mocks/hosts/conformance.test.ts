import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Socket } from 'socket.io-client';
import { createServer, type InlineConfig, preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createControl, type MockControl } from '../control/client.ts';
import { startTestHost } from './testHost.ts';
import { testSocket } from './testSocket.ts';
import { mockBackend } from './vitePlugin.ts';

interface Host {
  apiUrl: string;
  realtimeUrl: string;
  control: Pick<MockControl, 'fault' | 'push' | 'kick' | 'reset' | 'scenario' | 'status'>;
  close(): Promise<unknown>;
}

const quiet: InlineConfig = {
  configFile: false,
  logLevel: 'silent',
  plugins: [mockBackend()],
};

async function viteHost(): Promise<Host> {
  const server = await createServer({
    ...quiet,
    root: mkdtempSync(join(tmpdir(), 'host-')),
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  return served(server.resolvedUrls?.local[0], () => server.close());
}

async function previewHost(): Promise<Host> {
  const root = mkdtempSync(join(tmpdir(), 'host-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Built</title>');
  const server = await preview({ ...quiet, root, preview: { host: '127.0.0.1', port: 0 } });
  return served(server.resolvedUrls?.local[0], () => server.close());
}

function served(url = '', close: () => Promise<void>): Host {
  const control = createControl(url);
  return { apiUrl: `${url}api`, realtimeUrl: url.slice(0, -1), control, close };
}

async function nodeHost(): Promise<Host> {
  const { backend, realtimeUrl, close } = await startTestHost();
  const run =
    (name: 'fault' | 'push' | 'kick' | 'reset' | 'scenario') =>
    async (input: unknown = {}): Promise<never> =>
      backend.control.runParsed(name, input) as never;
  return {
    apiUrl: 'http://oja.test/api',
    realtimeUrl,
    control: {
      fault: run('fault'),
      push: run('push'),
      kick: run('kick'),
      reset: run('reset'),
      scenario: run('scenario'),
      status: async () => backend.control.status(),
    },
    close,
  };
}

/** Servers, worlds and sockets start here, on a machine that may be busy with other tests. */
const PATIENTLY = { timeout: 60_000 };

describe.each([
  ['Vite', viteHost],
  ['Vite’s preview', previewHost],
  ['Vitest', nodeHost],
])('the host of %s', PATIENTLY, (_, start) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  }, PATIENTLY.timeout);
  afterEach(() => host.control.reset({}));
  afterAll(() => host.close());

  const send = (path: string, init: RequestInit = {}) => fetch(host.apiUrl + path, init);

  async function signIn(username = 'adaeze'): Promise<string> {
    const body = JSON.stringify({ username, password: 'Passw0rd1' });
    const headers = { 'content-type': 'application/json' };
    return (await (await send('/login', { method: 'POST', headers, body })).json()).token;
  }

  const connect = (token: string, transports = ['websocket', 'polling']) =>
    testSocket(host.realtimeUrl, { transports, auth: { token }, reconnectionDelay: 20 });

  const next = (socket: Pick<Socket, 'once'>, event: string) =>
    new Promise<{ data?: unknown; message?: string }>((resolve) => socket.once(event, resolve));

  test('an ended session is a 401 with error true', async () => {
    const response = await send('/profile', { headers: { authorization: 'nobody' } });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: true });
  });

  test.each([
    [4_000_000, 200],
    [4_000_001, 413],
  ])('a document of %i bytes is answered with %i', async (bytes, status) => {
    const front = new Uint8Array(bytes);
    front.set([0xff, 0xd8, 0xff, 0xe0]);
    const form = new FormData();
    form.append('documentType', 'drivinglicense');
    form.append('birthDate', '1990-01-01');
    form.append('front', new File([front], 'front.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: await signIn('emeka') };
    const response = await send('/kyc', { method: 'POST', headers, body: form });
    expect(response.status).toBe(status);
  });

  test('a call that is given up does not trouble the next one', async () => {
    await host.control.fault({ match: 'GET /app/demo', delayMs: 60_000, times: 1 });
    const giveUp = new AbortController();
    const given = expect(send('/app/demo', { signal: giveUp.signal })).rejects.toThrow();
    // Since Node 22 a fetch that is aborted at once is never sent, so the fault would wait for the next call.
    await vi.waitUntil(async () => (await host.control.status()).faults.length === 0, PATIENTLY);
    giveUp.abort();
    await given;
    expect((await send('/app/demo')).status).toBe(200);
  });

  test('a broken connection is one: no status, no answer', async () => {
    await host.control.fault({ match: 'GET /app/demo', network: true, times: 1 });
    await expect(send('/app/demo')).rejects.toThrow(TypeError);
    expect((await send('/app/demo')).status).toBe(200);
  });

  test('the time of an answer is that of its world', async () => {
    await host.control.reset({ startAt: '2030-01-01T12:00:00Z', scale: 0 });
    const { headers } = await send('/app/demo');
    expect(headers.get('date')).toBe('Tue, 01 Jan 2030 12:00:00 GMT');
  });

  test('an answer can be lost after the deed', async () => {
    const path = '/page/visit';
    const visit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'v1' },
      body: JSON.stringify({ path: '/faq', at: new Date(0).toISOString() }),
    };
    await host.control.fault({ match: 'POST /page/visit', ackLost: true, times: 1 });
    await expect(send(path, visit)).rejects.toThrow(TypeError);
    expect(await (await send(path, visit)).json()).toEqual({ ok: true });
  });

  test('a question without an answer runs into the limit of the client', async () => {
    const socket = connect(await signIn());
    // An event that was never sent would leave the fault for the next one.
    await next(socket, 'connect');
    await host.control.fault({ match: 'socket get:balance', network: true, times: 1 });
    await expect(socket.timeout(50).emitWithAck('get:balance')).rejects.toThrow(
      'operation has timed out',
    );
    expect(await socket.emitWithAck('get:balance')).toMatchObject({
      status: 'success',
    });
  });

  test('a bad token is refused with its reason, and the client leaves it at that', async () => {
    const socket = connect('nobody');
    expect((await next(socket, 'connect_error')).data).toMatchObject({ type: 'SessionError' });
    expect(socket.active).toBe(false);
  });

  test('a push arrives', async () => {
    const socket = connect(await signIn());
    await next(socket, 'connect');
    const pushed = next(socket, 'update_balance');
    await host.control.push({ event: 'update_balance', payload: { balance: 'n/a' }, to: 'adaeze' });
    expect(await pushed).toEqual({ balance: 'n/a' });
  });

  test('a kick ends the connection for good', async () => {
    const socket = connect(await signIn());
    await next(socket, 'connect');
    const ended = next(socket, 'disconnect');
    await host.control.kick({ who: 'adaeze' });
    expect(await ended).toBe('io server disconnect');
  });

  test('polling gets through where websockets do not', async () => {
    await host.control.scenario({ name: 'websocket-blocked' });
    const blocked = connect('', ['websocket']);
    await next(blocked, 'connect_error');
    const socket = connect('', ['polling']);
    await next(socket, 'connect');
    const watched = await socket.emitWithAck('market:watch', { gameId: 'none' });
    expect(watched).toMatchObject({ kind: 'refused' });
  });

  test('a server that stops takes its connections along, and they come back with it', async () => {
    const socket = connect('');
    await next(socket, 'connect');
    const lost = next(socket, 'disconnect');
    await host.control.fault({ match: '*', network: true });
    expect(await lost).toBe('transport close');
    await expect(send('/app/demo')).rejects.toThrow(TypeError);
    await next(socket.io as never, 'reconnect_error');
    await host.control.fault({ clear: '*' });
    await next(socket, 'connect');
    expect((await send('/app/demo')).status).toBe(200);
  });
});

describe('the host of Vite', PATIENTLY, () => {
  let host: Host;
  beforeAll(async () => {
    host = await viteHost();
  }, PATIENTLY.timeout);
  afterAll(() => host.close());

  const inWorld = (world: string, path: string) =>
    fetch(host.realtimeUrl + path, { headers: { cookie: `mock-world=${world}` } });

  test('gives each cookie a world of its own', async () => {
    await createControl(host.realtimeUrl, 'one').scenario({ name: 'demo-off' });
    expect(await (await inWorld('one', '/api/app/demo')).json()).toEqual({ hasDemoUsers: false });
    expect(await (await inWorld('two', '/api/app/demo')).json()).toEqual({ hasDemoUsers: true });
  });

  test('stops one world with its files, and leaves the others running', async () => {
    const one = createControl(host.realtimeUrl, 'one');
    await one.stopServer();
    await expect(inWorld('one', '/index.html')).rejects.toThrow(TypeError);
    expect((await inWorld('two', '/api/app/demo')).status).toBe(200);
    await one.startServer();
    expect((await inWorld('one', '/api/app/demo')).status).toBe(200);
  });

  test('carries its worlds into the next server', async () => {
    // The server started before, even if another test has started one since.
    const last = await viteHost();
    await createControl(last.realtimeUrl, 'one').adjust({ who: 'emeka', naira: 42 });
    const next = await viteHost();
    const { players } = await createControl(next.realtimeUrl, 'one').status();
    expect(players.find(({ username }) => username === 'emeka')?.balanceNaira).toBe(42);
    await Promise.all([last.close(), next.close()]);
  });

  test('adds its doors to pages while developing, and nothing to the built ones', async () => {
    const index = '<!doctype html><title>Page</title>';
    const server = await createServer({ ...quiet, server: { middlewareMode: true, watch: null } });
    expect(await server.transformIndexHtml('/', index)).toContain('pageDoor.ts');
    await server.close();
    const built = await previewHost();
    expect(await (await fetch(`${built.realtimeUrl}/`)).text()).not.toContain('<script');
    await built.close();
  });
});
