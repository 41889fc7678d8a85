import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, test } from './story.ts';

const client = readFileSync(
  createRequire(import.meta.url).resolve('socket.io-client/dist/socket.io.js'),
);

/** The app of somebody else: it knows the contract, and nothing of this one. */
const appFor = (backend: string) => `<!doctype html><title>Another app</title>
<p>Player <output id="player"></output></p><p>Balance <output id="balance"></output></p>
<p>Changes of prices <output id="changes">0</output></p><button id="begin">Begin</button>
<script src="/socket.io.js"></script><script>
const say = (id, text) => { document.getElementById(id).textContent = text; };
const call = async (path, body) => {
  const response = await fetch('${backend}/api' + path, {
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
};
document.getElementById('begin').onclick = async () => {
  const { token } = await call('/login', { username: 'adaeze', password: 'Passw0rd1' });
  const { events: [{ gameId }] } = await call('/sports/events/inplay');
  const socket = io('${backend}', { path: '/public/', auth: { token }, withCredentials: true });
  let changes = 0;
  socket.on('market:change', () => say('changes', String(++changes)));
  const { data } = await socket.emitWithAck('get:balance');
  const { kind } = await socket.emitWithAck('market:watch', { gameId });
  say('balance', String(data.balance));
  say('player', kind === 'snapshot' ? 'adaeze watches' : kind);
};
</script>`;

test('a page of another origin logs in to its world by its cookie, opens a socket and gets prices', async ({
  page,
  mock,
  baseURL,
}) => {
  const { hostname, origin } = new URL(baseURL ?? '');
  const server = createServer(({ url }, response) => {
    const isClient = url === '/socket.io.js';
    response.setHeader('content-type', isClient ? 'text/javascript' : 'text/html');
    response.end(isClient ? client : appFor(origin));
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  try {
    await mock.adjust({ who: 'adaeze', naira: 4321 });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://${hostname}:${port}/`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.locator('#player')).toHaveText('adaeze watches');
    // Only this story's world has paid her so much: the cookie has named it, to the calls and the socket.
    await expect(page.locator('#balance')).toHaveText('254321');
    expect((await mock.status()).sockets).toBe(1);
    await mock.clock({ advance: '1m' });
    await expect(page.locator('#changes')).not.toHaveText('0');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
