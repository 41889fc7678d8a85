import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedKeys } from '../src/storage/keys.ts';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const APP = '/assets/app-12345678.js';
const READER = '/assets/reader-12345678.js';
const HOME = '/assets/HomeScreen-12345678.js';
const SHELL = '/shell.html?1.2';
const INSTALLED = [SHELL, APP].sort();
const LISTS = ['/assets/app-1.json', '/assets/files-1.json', '/assets/names-1.json'];

let store: ReturnType<typeof fakeCaches>;
let manifest: object;
let answers: Record<string, () => Response>;
let fetched: string[];

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  const build = await fakeBuild({
    pages: { [READER]: 'read()' },
    app: { [APP]: 'start()' },
    home: { [HOME]: 'home()' },
  });
  answers = { ...build.answers, '/shell.html': () => new Response('shell') };
  const app = { ...build.manifest.app, documents: { '/shell.html': ['1.2', 'sha256-x'] } };
  manifest = { ...build.manifest, app };
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', store.caches);
  fetched = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return answers[url]?.() ?? new Response(url);
  });
});

afterEach(() => void vi.unstubAllGlobals());

const install = async () => (await import('./install.ts')).install();

test('a full phone: what was kept by use goes, and the new version installs', async () => {
  for (const name of ['used@1', 'seen@1', 'rest@1']) await store.caches.open(name);
  store.refuseWhile(() => store.names().includes('used@1'));
  await install();
  expect(store.names().sort()).toEqual(['app@2', 'lists@1', 'rest@1']);
  expect(store.pathsIn('app@2')).toEqual(INSTALLED);
});

test('a phone that stays full: the install fails, and the old version serves on', async () => {
  store.refuseWhile(() => true);
  await expect(install()).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('a redirected file is kept as one that may answer a navigation', async () => {
  answers['/shell.html'] = () =>
    Object.defineProperty(new Response('shell'), 'redirected', { value: true });
  await install();
  const kept = await store.caches.match(SHELL);
  expect(kept?.redirected).toBe(false);
  expect(await kept?.text()).toBe('shell');
});

test('home is installed with each version once it was kept, and not for a guest', async () => {
  await install();
  expect(store.names()).not.toContain('home@1');
  await store.caches.open('home@1');
  await install();
  expect(store.pathsIn('home@1')).toEqual([HOME]);
});

test('home is installed for who has signed in before the worker came', async () => {
  await set(
    savedKeys.session,
    { data: { token: 't0ken', owner: 'a' } },
    createStore('oja', 'keyval'),
  );
  await install();
  expect(store.pathsIn('home@1')).toEqual([HOME]);
});

test('a list that is as in the last version is not fetched again, and no file that differs by names alone', async () => {
  const lists = await store.caches.open('lists@1');
  for (const list of ['/assets/app-1.json', '/assets/files-1.json']) {
    await lists.put(list, answers[list]?.() ?? new Response());
  }
  const kept = await store.caches.open('app@2');
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  await install();
  expect(fetched).toEqual(['/assets/names-1.json', '/shell.html']);
  expect(await (await store.caches.match(APP))?.text()).toBe('start()');
});

test('after a version that kept other lists, files that fit are taken over all the same', async () => {
  const kept = await store.caches.open('app@2');
  await kept.put('/assets/app-0a0a0a0a.json', Response.json([{ url: APP, integrity: 'x' }]));
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  await install();
  expect(store.pathsIn('app@2')).toEqual(expect.arrayContaining(INSTALLED));
  expect(fetched).not.toContain(APP);
});

test('once it has taken over, nothing of the last version is left', async () => {
  const kept = await store.caches.open('app@2');
  await kept.put('/assets/app-0a0a0a0a.json', Response.json([]));
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  const lists = await store.caches.open('lists@1');
  await lists.put('/assets/names-00000000.json', Response.json({}));
  await install();
  const clients = { matchAll: async () => [] };
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest], clients, registration: {} });
  await (await import('./install.ts')).removeOldFiles();
  expect(store.pathsIn('app@2')).toEqual(INSTALLED);
  expect(store.pathsIn('lists@1')).toEqual(LISTS);
});

describe('where there are pages without the app', () => {
  const PAGES = ['/?aa.11', READER, '/pages.json?aa.22'];
  beforeEach(() => {
    const documents = { '/': ['aa.11', 'sha256-x'], '/pages.json': ['aa.22', 'sha256-x'] };
    vi.stubGlobal('self', {
      __WB_MANIFEST: [{ ...manifest, pages: { lists: ['pages'], documents } }],
    });
  });

  test('they are installed alone for a guest who only reads', async () => {
    await install();
    expect(store.names().sort()).toEqual(['lists@1', 'pages@2']);
    expect(store.pathsIn('pages@2')).toEqual(PAGES);
  });

  test('the app is installed once it was started, and they stay', async () => {
    await install();
    await store.caches.open('app@2');
    await install();
    expect(store.pathsIn('app@2')).toEqual(INSTALLED);
    expect(store.pathsIn('pages@2')).toContain('/pages.json?aa.22');
  });

  test('where it was started before the worker came, the app is installed alone', async () => {
    await store.caches.open('app@2');
    await install();
    expect(store.names()).toEqual(['app@2', 'lists@1']);
  });

  test('the app and home are installed for who has signed in before the worker came', async () => {
    await set(
      savedKeys.session,
      { data: { token: 't0ken', owner: 'a' } },
      createStore('oja', 'keyval'),
    );
    await install();
    expect(store.names().sort()).toEqual(['app@2', 'home@1', 'lists@1']);
  });
});
