import { createServer, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { devWorker } from './devWorker.ts';

let server: ViteDevServer | undefined;
afterEach(() => server?.close());

const PAGE = '<!doctype html><html><head></head></html>';

async function start(isOn: boolean) {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [devWorker(isOn)],
    server: { host: '127.0.0.1', port: 0, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const at = (path: string) => fetch(new URL(path, server?.resolvedUrls?.local[0]));
  return { at, page: await server.transformIndexHtml('/', PAGE) };
}

test('with its flag the dev server serves the worker and the manifest', async () => {
  const { at, page } = await start(true);
  const [worker, manifest] = [await at('/sw.js'), await at('/manifest.webmanifest')];
  expect(worker.headers.get('content-type')).toBe('text/javascript');
  const code = await worker.text();
  expect(() => new Function(code)).not.toThrow();
  for (const part of ['DELIVER_VISITS', 'notificationclick', '/page/visit'])
    expect(code).toContain(part);
  expect(code).not.toMatch(/__WB_MANIFEST|__API_BASE__/);
  expect(await manifest.json()).toMatchObject({ name: 'Oja', start_url: '/home' });
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">');
});

test('without it there is neither', async () => {
  const { at, page } = await start(false);
  expect([(await at('/sw.js')).status, (await at('/manifest.webmanifest')).status]).toEqual([
    404, 404,
  ]);
  expect(page).not.toContain('manifest');
});
