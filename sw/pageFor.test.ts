import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { until } from '../src/testing/until.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const POLICY = "default-src 'none'";
const PAGES = {
  lines: ['<html>', 'Terms', 'Not here', '</html>'],
  pages: { '/terms': [0, 1, 3], '': [0, 2, 3] },
};

let store: ReturnType<typeof fakeCaches>;
let isOnline: boolean;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  isOnline = true;
  vi.stubGlobal('self', { __WB_MANIFEST: [(await fakeBuild()).manifest] });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(`from the network: ${typeof asked === 'string' ? asked : asked.url}`);
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function keep(name: string, path: string, text: string) {
  const headers = {
    'content-security-policy': POLICY,
    'content-type': 'application/json',
    'content-length': '7',
  };
  await (await store.caches.open(name)).put(path, new Response(text, { headers }));
}

async function keepGuest() {
  await keep('pages@2', '/', 'start');
  await keep('pages@2', '/pages.json', JSON.stringify(PAGES));
}

async function open(path: string): Promise<Response> {
  const { pageFor } = await import('./pageFor.ts');
  const { SHELL } = await import('./navigationTarget.ts');
  return pageFor(new Request(`https://oja.example${path}`), path === '/' ? '/' : SHELL);
}

const textOf = async (path: string) => (await open(path)).text();

test.each([true, false])('the start page and documents of a guest open, online: %s', async (on) => {
  await keepGuest();
  isOnline = on;
  expect(await textOf('/')).toBe('start');
  expect(await textOf('/terms')).toBe('<html>\nTerms\n</html>');
  expect(await textOf('/terms/')).toBe('<html>\nTerms\n</html>');
});

test('a document has the headers of the build, and not those of the file that it came in', async () => {
  await keepGuest();
  const { headers, status } = await open('/terms');
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe(POLICY);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.has('content-length')).toBe(false);
});

test('any other page comes from the network, and without one says that it is not here', async () => {
  await keepGuest();
  expect(await textOf('/home')).toBe('from the network: https://oja.example/home');
  isOnline = false;
  const answer = await open('/home');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('<html>\nNot here\n</html>');
});

test('with the app any other page is its shell; documents are pages for everybody', async () => {
  await keepGuest();
  await keep('app@2', '/shell.html', 'shell');
  isOnline = false;
  expect(await textOf('/home')).toBe('shell');
  expect(await textOf('/terms')).toBe('<html>\nTerms\n</html>');
});

test('a document that the app has not kept comes from the network, and without one the shell says so', async () => {
  await keep('app@2', '/shell.html', 'shell');
  expect(await textOf('/terms')).toBe('from the network: https://oja.example/terms');
  expect(await textOf('/home')).toBe('shell');
  isOnline = false;
  expect(await textOf('/terms')).toBe('shell');
});

test('where the browser has thrown all away, the network answers and it is kept anew', async () => {
  expect(await textOf('/home')).toBe('from the network: /shell.html');
  await until(() => expect(store.names()).toContain('app@2'));
});

test('with everything deleted and a host that sends the shell on, the answer may still be a page', async () => {
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const answer = new Response('the shell');
    return Object.defineProperty(answer, 'redirected', { value: typeof asked === 'string' });
  });
  const answer = await open('/home');
  expect([answer.redirected, await answer.text()]).toEqual([false, 'the shell']);
});
