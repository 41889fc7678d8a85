import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const OWN = 'https://oja.example';
const USED = '/assets/GamesScreen-12345678.js';
const LATER = '/assets/MatchScreen-12345678.js';
const CODE = 'import"./MatchScreen-12345678.js";';

let store: ReturnType<typeof fakeCaches>;
let behind: Promise<unknown>[];
let fetched: string[];
/** What the network says to a script. */
let code: string;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  behind = [];
  fetched = [];
  code = CODE;
  const { manifest, answers } = await fakeBuild({
    rest: { [LATER]: CODE },
    used: { [USED]: CODE },
  });
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest] });
  vi.stubGlobal('location', new URL(OWN));
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    fetched.push(path);
    const script = new Response(code, { headers: { 'content-type': 'text/javascript' } });
    return path.endsWith('.json')
      ? answers[path]?.()
      : Object.defineProperty(script, 'type', { value: 'basic' });
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
  expect(store.pathsIn('used@1')).toEqual([path]);
  expect(await ask(path)).toBe(CODE);
  expect(fetched.filter((one) => one === path)).toHaveLength(1);
});

test.each([
  ['with other code', USED, 'alert(1)'],
  ['of another build', '/assets/GamesScreen-87654321.js', CODE],
])('a chunk %s is passed on and not kept', async (_, path, text) => {
  code = text;
  expect(await ask(path)).toBe(text);
  expect(store.pathsIn('used@1')).toEqual([]);
});

test('chunks that are asked for together ask once for the list that they are in', async () => {
  await Promise.all([ask(LATER), ask(LATER), ask(LATER)]);
  expect(fetched.filter((path) => path.endsWith('.json')).sort()).toEqual([
    '/assets/files-1.json',
    '/assets/names-1.json',
    '/assets/rest-1.json',
  ]);
});

test('a chunk is kept with the names of this build, whatever names it came with', async () => {
  code = CODE.replace('12345678', '00000000');
  await ask(USED);
  expect(await (await store.caches.match(USED))?.text()).toBe(CODE);
});
