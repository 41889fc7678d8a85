import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedKeys } from '../src/storage/keys.ts';
import { newPage } from '../src/testing/newPage.ts';
import { fakeCaches } from './testing/fakeCaches.ts';
import { manifest } from './testing/manifest.ts';

const FILES = ['/shell.html', '/assets/app-12345678.js'];
const HOME = ['/assets/HomeScreen-12345678.js'];
const listing = (files: string[]) =>
  Response.json(files.map((url) => ({ url, integrity: 'sha256-x', revision: null })));

let store: ReturnType<typeof fakeCaches>;
let answers: Record<string, () => Response>;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  answers = {
    '/assets/first-1.json': () => listing(FILES),
    '/assets/home-1.json': () => listing(HOME),
  };
  vi.stubGlobal('self', { __WB_MANIFEST: manifest });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response(url));
});

afterEach(() => void vi.unstubAllGlobals());

const install = async () => (await import('./install.ts')).install();

test('a full phone: what was kept by use goes, and the new version installs', async () => {
  for (const name of ['assets@2', 'pages@1', 'later@1']) await store.caches.open(name);
  store.refuseWhile(() => store.names().includes('assets@2'));
  await install();
  expect(store.names().sort()).toEqual(['later@1', 'precache@1']);
  expect(store.pathsIn('precache@1')).toEqual(['/assets/first-1.json', ...FILES]);
});

test('a phone that stays full: the install fails, and the old version serves on', async () => {
  store.refuseWhile(() => true);
  await expect(install()).rejects.toMatchObject({ name: 'QuotaExceededError' });
});

test('a redirected file is kept as one that may answer a navigation', async () => {
  answers['/shell.html'] = () =>
    Object.defineProperty(new Response('shell'), 'redirected', { value: true });
  await install();
  const kept = await store.caches.match('/shell.html');
  expect(kept?.redirected).toBe(false);
  expect(await kept?.text()).toBe('shell');
});

test('home is installed with each version once it was kept, and not for a guest', async () => {
  await install();
  expect(store.names()).toEqual(['precache@1']);
  await store.caches.open('home@1');
  await install();
  expect(store.pathsIn('home@1')).toEqual(['/assets/home-1.json', ...HOME]);
});

test('home is installed for who has signed in before the worker came', async () => {
  await set(
    savedKeys.session,
    { data: { token: 't0ken', owner: 'a' } },
    createStore('oja', 'keyval'),
  );
  await install();
  expect(store.pathsIn('home@1')).toEqual(['/assets/home-1.json', ...HOME]);
});

describe('where there are pages without the app', () => {
  const GUEST = ['/?aa.11', '/pages.json?aa.22'];
  beforeEach(() => {
    const documents = { '/': ['aa.11', 'sha256-x'], '/pages.json': ['aa.22', 'sha256-x'] };
    const lists = manifest.map((list) =>
      list.url.startsWith('/assets/guest') ? { ...list, documents } : list,
    );
    vi.stubGlobal('self', { __WB_MANIFEST: lists });
    answers['/assets/guest-1.json'] = () => listing(['/assets/reader-12345678.js']);
  });

  test('they are installed alone for a guest who only reads', async () => {
    await install();
    expect(store.names()).toEqual(['guest@1']);
    expect(store.pathsIn('guest@1')).toEqual([
      '/assets/guest-1.json',
      ...GUEST,
      '/assets/reader-12345678.js',
    ]);
  });

  test('the app is installed once it was started, and they stay until it has the rules', async () => {
    await install();
    await store.caches.open('precache@1');
    await install();
    expect(store.pathsIn('precache@1')).toEqual(['/assets/first-1.json', ...FILES]);
    expect(store.pathsIn('guest@1')).toContain('/pages.json?aa.22');
  });

  test('where it was started before the worker came, the app is installed alone', async () => {
    await store.caches.open('precache@1');
    await install();
    expect(store.names()).toEqual(['precache@1']);
  });

  test('the app and home are installed for who has signed in before the worker came', async () => {
    await set(
      savedKeys.session,
      { data: { token: 't0ken', owner: 'a' } },
      createStore('oja', 'keyval'),
    );
    await install();
    expect(store.names().sort()).toEqual(['home@1', 'precache@1']);
  });
});
