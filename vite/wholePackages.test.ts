import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Server } from 'socket.io';
import { build, type PluginOption } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import app from '../vite.config.ts';

/** Plugins that write pages, headers and the worker, or answer as a backend; none of that exists here. */
const OF_THE_SITE =
  /^(oja:mock-backend|before-paint|prerender|precache-chunks|vite-plugin-pwa|retire-worker|preview-site)/;

function ofTheCode(plugins: PluginOption): PluginOption[] {
  if (Array.isArray(plugins)) return plugins.flatMap(ofTheCode);
  return plugins && 'name' in plugins && OF_THE_SITE.test(plugins.name) ? [] : [plugins];
}

/** Parts of its packages that the app itself does not use, each used as its documentation shows. */
const ENTRY = `
import { ofetch } from 'ofetch';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { Fetch, io } from 'socket.io-client';
import { Route, Router } from 'wouter';

export const routed = (path) =>
  renderToString(
    createElement(Router, { ssrPath: path },
      createElement(Route, { path: '/game/:id/*?' }, ({ id, '*': rest }) => id + ' ' + rest)),
  );
export const asked = (baseURL) =>
  ofetch('/bets', { baseURL, query: { page: 2, of: ['back', 'lay'], none: undefined } });
export const connect = (url) => io(url, { transports: [Fetch], forceNew: true });
`;

interface Built {
  routed(path: string): string;
  asked(baseURL: string): Promise<unknown>;
  connect(url: string): {
    emitWithAck(event: string, ...sent: unknown[]): Promise<unknown>;
    close(): void;
  };
}

/** The browser's FileReader, which socket.io-client uses to send bytes over polling. Node has none. */
class FileReader {
  result = '';
  onload = () => {};

  async readAsDataURL(blob: Blob): Promise<void> {
    this.result = `data:;base64,${Buffer.from(await blob.arrayBuffer()).toString('base64')}`;
    this.onload();
  }
}

let built: Built;
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: request.url }));
});
const sockets = new Server(server);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  sockets.on('connection', (socket) => {
    socket.on('turned', (bytes: Buffer, reply) =>
      reply({ turned: Buffer.from([...bytes].reverse()) }),
    );
  });
  vi.stubGlobal('FileReader', FileReader);
  vi.stubEnv('NODE_ENV', 'production');
  const outDir = mkdtempSync(join(tmpdir(), 'whole-'));
  // Inside the project, where its packages are found. A fresh clone does not have the folder yet.
  const cache = join(import.meta.dirname, '../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const entry = join(cache, 'whole.js');
  writeFileSync(entry, ENTRY);
  await build({
    ...app,
    configFile: false,
    logLevel: 'silent',
    plugins: ofTheCode(app.plugins),
    build: {
      ...app.build,
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        ...app.build?.rolldownOptions,
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { ...app.build?.rolldownOptions?.output, entryFileNames: 'whole.js' },
      },
    },
  });
  vi.unstubAllEnvs();
  built = await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'whole.js')).href);
}, 60_000);

afterAll(async () => {
  await sockets.close();
});

test('a <Route> of wouter is matched by its pattern', () => {
  expect(built.routed('/game/7/bets')).toBe('7 bets');
});

test('ofetch adds its base address and its query', async () => {
  expect(await built.asked(`${origin}/api`)).toEqual({ url: '/api/bets?page=2&of=back&of=lay' });
});

test('a socket event carries bytes both ways', async () => {
  const socket = built.connect(origin);
  const { turned } = (await socket.emitWithAck('turned', new Uint8Array([1, 2, 255]).buffer)) as {
    turned: ArrayBuffer;
  };
  expect([...new Uint8Array(turned)]).toEqual([255, 2, 1]);
  socket.close();
});
