import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { http } from 'msw';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { mount } from '../engine/hosts/mount.ts';
import { answerNode } from '../engine/hosts/nodeAdapter.ts';
import { startTestServer } from './testServer.ts';
import { createWorlds } from './worlds.ts';

const host = await startTestServer();
const port = Number(new URL(host.url).port);
// Make the first world here, so that no test's time limit includes it.
beforeAll(async () => void (await ask('GET', '/__mock')), 60_000);
afterAll(() => host.close());

interface Answered {
  status: number;
  type: string;
  text: string;
}

/** Sends the address and method exactly as written; `fetch` would correct them. */
function ask(method: string, path: string, body = '', base = '/api'): Promise<Answered> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    // Without a pool, so that what breaks after a refusal is this request's own.
    const options = { port, method, path: `${base}${path}`, headers, agent: false };
    const sent = request(options, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      const type = response.headers['content-type'] ?? '';
      resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(parts).toString() });
    });
    sent.on('error', reject);
    // A refusal may come before the whole body was sent; the rest then breaks after the answer was read.
    sent.on('socket', (socket) => socket.on('error', () => undefined));
    sent.end(body);
  });
}

const deep = (levels: number) => '{"username":'.repeat(levels) + 1 + '}'.repeat(levels);
const long = (letters: number, letter = 'a') =>
  JSON.stringify({ username: letter.repeat(letters), password: 'x' });

test.each([
  ['an address that cannot be decoded', 'GET', '/sports/event/%E0%A4%A', '', 400],
  ['half an escape', 'GET', '/%', '', 400],
  ['an unknown query of a command', 'GET', '/__mock/journal?sicne=3%E0%A4%A', '', 400],
  ['a method that HTTP servers refuse', 'TRACE', '/login', '', 400],
  ['JSON that nests without end', 'POST', '/login', deep(50_000), 400],
  ['lists that nest without end', 'POST', '/page/visit', '['.repeat(200_000), 400],
  ['half a JSON', 'POST', '/login', '{"username"', 400],
  ['more than a megabyte', 'POST', '/login', long(1_000_001), 413],
  ['more than a megabyte in fewer letters', 'POST', '/login', long(400_000, '₦'), 413],
  ['a command of more than a megabyte', 'POST', '/__mock/adjust', long(1_000_001), 413],
  ['more than any upload', 'POST', '/kyc', long(10_000_001), 413],
  ['half a JSON as a command', 'POST', '/__mock/clock', '{', 400],
  [
    'a fault that nests without end',
    'POST',
    '/__mock/fault',
    `{"match":"x","body":${deep(50_000)}}`,
    400,
  ],
  ['a jump of eight hundred years', 'POST', '/__mock/clock', '{"advance":"292000d"}', 400],
])('%s is refused in JSON, without a word of the code', async (_, method, path, body, status) => {
  const answer = await ask(method, path, body);
  expect(answer).toMatchObject({ status, type: expect.stringContaining('application/json') });
  expect(JSON.parse(answer.text)).toMatchObject({ error: true, message: expect.any(String) });
  expect(answer.text).not.toMatch(/\bat .+:\d+|node_modules|<pre>/);
});

test('a body that does not say its length is refused as soon as it is too long, and read no further', async () => {
  const refused = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    // It never ends: who waits for its end waits for ever.
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const sent = request(
      { port, method: 'POST', path: '/api/login', headers },
      async (response) => {
        const parts: Buffer[] = [];
        for await (const part of response) parts.push(part);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
        sent.destroy();
      },
    );
    sent.on('error', reject);
    for (let megabytes = 0; megabytes < 11; megabytes++) sent.write(Buffer.alloc(1_000_000, 'a'));
  });
  expect(refused.status).toBe(413);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'too-large' });
});

test('an event may be larger than any call: how the app takes it is what is tried', async () => {
  const push = { event: 'sub:notification_toast', payload: { title: 'x'.repeat(1_000_001) } };
  expect((await ask('POST', '/__mock/push', JSON.stringify(push))).status).toBe(200);
});

test('a page’s address that cannot be decoded is refused here, before Vite shows its code', async () => {
  const answer = await ask('GET', '/home/%E0%A4%A', '', '');
  expect(answer).toMatchObject({ status: 400, type: 'application/json' });
});

test('what breaks in the host itself is JSON as well', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const broken = vi.spyOn(host.worlds, 'ready').mockImplementationOnce(async () => {
    throw new Error('no world');
  });
  const answer = await ask('GET', '/__mock');
  expect(answer).toMatchObject({ status: 500, type: 'application/json' });
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'mock-broken', message: 'no world' });
  broken.mockRestore();
  logged.mockRestore();
});

test('a question over the socket that nests without end harms nobody', async () => {
  // By hand, because socket.io's client cannot send it: open, connect, ask.
  const at = `${host.url}/public/?EIO=4&transport=polling`;
  const { sid } = JSON.parse((await (await fetch(at)).text()).slice(1));
  const line = `${at}&sid=${sid}`;
  const say = (body: string) => fetch(line, { method: 'POST', body });
  const hear = async () => (await fetch(line)).text();
  await say('40');
  expect(await hear()).toMatch(/^40/);
  await say(`420["get:balance",${deep(50_000)}]`);
  expect(await hear()).toMatch(/^430\[/);
  expect((await ask('GET', '/__mock/journal')).status).toBe(200);
});

test('a handler hears when its client goes away', async () => {
  let hear = (): void => undefined;
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const slow = http.get('*/slow', ({ request: asked }) => {
    asked.signal.addEventListener('abort', () => hear());
    client.destroy();
    return new Promise<never>(() => undefined);
  });
  const own = createServer((incoming, outgoing) => void answerNode([slow], incoming, outgoing));
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const client = request({ port: (own.address() as AddressInfo).port, path: '/slow' });
  client.on('error', () => undefined);
  client.end();
  await expect(heard).resolves.toBeUndefined();
  own.close();
});

test('a connection at rest stays open, so that no call meets its end', async () => {
  const own = createServer();
  onTestFinished(() => void own.close());
  mount(createWorlds(), own);
  expect(own.keepAliveTimeout).toBe(0);
});
