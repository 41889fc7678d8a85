import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { savedKeys } from '../src/storage/keys.ts';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const MATCH = '/assets/MatchScreen-12345678.js';
const STYLES = '/assets/MatchScreen-12345678.css';
const HOME = '/assets/HomeScreen-12345678.js';
const PACK = '/assets/pack-1.json';

let store: ReturnType<typeof fakeCaches>;
let fetched: string[];
/** Other versions of the worker. */
let registration: { installing?: object; waiting?: object };
/** Answers with more than the path. */
let answers: Record<string, () => Response>;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  fetched = [];
  const build = await fakeBuild({
    home: { [HOME]: 'home()' },
    rest: { [MATCH]: 'export {}', [STYLES]: 'a{}' },
  });
  answers = {
    ...build.answers,
    [PACK]: () => Response.json({ [MATCH]: 'export {}', [STYLES]: 'a{}' }),
  };
  const rest = { ...build.manifest.rest, pack: 'sha256-1' };
  const clients = { matchAll: async () => [{}] };
  registration = {};
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ ...build.manifest, rest }],
    clients,
    registration,
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return answers[url]?.() ?? new Response(url);
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The worker's work on its files, as after a start of it. */
async function worker() {
  await (await import('./install.ts')).install();
  fetched.length = 0;
  return import('./keepSteps.ts');
}

test('the rest comes as one file, and each is kept as itself', async () => {
  const { keepEverything } = await worker();
  await keepEverything();
  await keepEverything();
  expect(fetched.filter((url) => [PACK, MATCH, STYLES].includes(url))).toEqual([PACK]);
  expect(store.pathsIn('rest@1')).toEqual([STYLES, MATCH]);
  const kept = await store.caches.match(STYLES);
  expect(kept?.headers.get('content-type')).toBe('text/css');
  expect(await kept?.text()).toBe('a{}');
});

test('a guest who looks in has the pages and not the rest', async () => {
  const { keepPages } = await worker();
  await keepPages();
  expect(store.names().sort()).toEqual(['app@2', 'lists@1', 'pages@2', 'used@1']);
});

test('whoever is signed in has home with the app', async () => {
  const { keepApp } = await worker();
  await keepApp();
  expect(store.names()).not.toContain('home@1');
  await set(
    savedKeys.session,
    { data: { token: 't0ken', owner: 'a' } },
    createStore('oja', 'keyval'),
  );
  await keepApp();
  expect(store.pathsIn('home@1')).toEqual([HOME]);
});

test('where some of them are here, only what is missing comes, and what is of no use now goes', async () => {
  const rest = await store.caches.open('rest@1');
  await rest.put(MATCH, new Response('as before'));
  await rest.put('/assets/Old-00000000.js', new Response('of an old version'));
  const { keepEverything } = await worker();
  await keepEverything();
  expect(fetched).toContain(STYLES);
  expect(fetched).not.toContain(MATCH);
  expect(store.pathsIn('rest@1')).toEqual([STYLES, MATCH]);
});

test('where that one does not come, its files come one by one', async () => {
  const { keepEverything } = await worker();
  answers[PACK] = () => new Response('', { status: 503 });
  await keepEverything();
  expect(store.pathsIn('rest@1')).toEqual([STYLES, MATCH]);
});

test('a step that does not come whole is not kept, and the next page asks for the rest', async () => {
  const { keepEverything } = await worker();
  answers[PACK] = () => new Response('', { status: 503 });
  answers[MATCH] = () => new Response('', { status: 503 });
  await expect(keepEverything()).rejects.toThrow('503');
  expect(store.pathsIn('rest@1')).toEqual([STYLES]);
  answers[MATCH] = () => new Response('export {}');
  await keepEverything();
  expect(store.pathsIn('rest@1')).toContain(MATCH);
});

test.each(['installing', 'waiting'] as const)(
  'nothing of a version that is %s goes',
  async (state) => {
    const next = '/assets/Old-22222222.js';
    const rest = await store.caches.open('rest@1');
    await rest.put(next, new Response('of the next version'));
    const { keepEverything } = await worker();
    registration[state] = {};
    await keepEverything();
    expect(store.pathsIn('rest@1')).toContain(next);
    delete registration[state];
    await keepEverything();
    expect(store.pathsIn('rest@1')).not.toContain(next);
  },
);

test('everything is what the steps hold, once however many pages ask', async () => {
  const { keepEverything } = await worker();
  await Promise.all([keepEverything(), keepEverything()]);
  expect(store.pathsIn('home@1')).toEqual([HOME]);
  expect(store.pathsIn('rest@1')).toEqual([STYLES, MATCH]);
  // The next version finds every list that is the same there.
  expect(store.pathsIn('lists@1')).toEqual(
    ['app', 'files', 'home', 'names', 'pages', 'rest', 'used'].map(
      (name) => `/assets/${name}-1.json`,
    ),
  );
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('all that was deleted under a running worker is kept again', async () => {
  const { keepEverything } = await worker();
  await keepEverything();
  const kept = store.pathsIn('lists@1');
  for (const name of store.names()) await store.caches.delete(name);
  await keepEverything();
  expect(store.pathsIn('lists@1')).toEqual(kept);
  expect(store.pathsIn('rest@1')).toContain(MATCH);
});

test('the start of the app comes to a worker that is here without it, the shell last', async () => {
  const app = '/assets/app-12345678.js';
  const { manifest, answers: known } = await fakeBuild({ app: { [app]: 'start()' } });
  const documents = { '/shell.html': ['aa.11', 'sha256-x'] };
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ ...manifest, app: { ...manifest.app, documents } }],
    clients: { matchAll: async () => [{}] },
    registration,
  });
  const { keepApp } = await import('./keepSteps.ts');
  answers = { ...known, [app]: () => new Response('', { status: 503 }) };
  await expect(keepApp()).rejects.toThrow('503');
  expect(store.pathsIn('app@2')).toEqual([]);
  answers = known;
  await keepApp();
  expect(store.pathsIn('app@2')).toEqual([app, '/shell.html?aa.11']);
  fetched.length = 0;
  await keepApp();
  expect(fetched).toEqual([]);
});
