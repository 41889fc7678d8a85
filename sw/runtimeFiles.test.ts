import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeCaches } from './testing/fakeCaches.ts';
import { manifest } from './testing/manifest.ts';

const OWN = 'https://oja.example';
const USED = '/assets/GamesScreen-1234567.js';
const LATER = '/assets/MatchScreen-1234567.js';
const CODE = 'export const screen = 1;';
const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(CODE));
const HASH = `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;

let store: ReturnType<typeof fakeCaches>;
let behind: Promise<unknown>[];
let fetched: string[];
/** What the network says to a script. */
let code: string;

const listing = (...urls: string[]) =>
  Response.json(urls.map((url) => ({ url, integrity: HASH, revision: null })));

beforeEach(() => {
  newPage();
  store = fakeCaches();
  behind = [];
  fetched = [];
  code = CODE;
  const lists: Record<string, () => Response> = {
    '/assets/first-1.json': () => listing(),
    '/assets/home-1.json': () => listing(),
    '/assets/rules-1.json': () => listing(),
    '/assets/later-1.json': () => listing(LATER),
    '/assets/used-1.json': () => listing(USED),
  };
  vi.stubGlobal('self', { __WB_MANIFEST: manifest });
  vi.stubGlobal('location', new URL(OWN));
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    const script = new Response(code, { headers: { 'content-type': 'text/javascript' } });
    return lists[path]?.() ?? Object.defineProperty(script, 'type', { value: 'basic' });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function ask(path: string): Promise<string | undefined> {
  const { runtimeFiles } = await import('./runtimeFiles.ts');
  const waitUntil = (work: Promise<unknown>) => behind.push(work);
  const event = { request: new Request(OWN + path), waitUntil } as unknown as FetchEvent;
  const text = await (await runtimeFiles(event))?.text();
  await Promise.all(behind);
  return text;
}

test.each([
  ['that no step holds', USED],
  ['of the last step, met before it is done', LATER],
])('a chunk %s is kept when its bytes are those of the build', async (_, path) => {
  expect(await ask(path)).toBe(CODE);
  expect(store.pathsIn('assets@2')).toEqual([path]);
  expect(await ask(path)).toBe(CODE);
  expect(fetched.filter((one) => one === path)).toHaveLength(1);
});

test.each([
  ['with other bytes', USED, 'alert(1)'],
  ['of another build', '/assets/GamesScreen-7654321.js', CODE],
])('a chunk %s is passed on and not kept', async (_, path, text) => {
  code = text;
  expect(await ask(path)).toBe(text);
  expect(store.pathsIn('assets@2')).toEqual([]);
});

test('chunks that are asked for together ask for the list once', async () => {
  await Promise.all([ask(LATER), ask(LATER), ask(LATER)]);
  expect(fetched.filter((path) => path.endsWith('.json')).sort()).toEqual([
    '/assets/first-1.json',
    '/assets/home-1.json',
    '/assets/later-1.json',
    '/assets/rules-1.json',
    '/assets/used-1.json',
  ]);
});
