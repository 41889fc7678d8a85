import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedKeys } from '../src/storage/keys.ts';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const APP = '/assets/app-12345678.js';
const HOME = '/assets/HomeScreen-12345678.js';
const SHELL = '/shell.html?1.2';
const WHOLE = 'sha256-1';
const INSTALLED = [SHELL, APP].sort();
const LISTS = ['/assets/files-1.json', '/assets/first-1.json', '/assets/names-1.json'];

let store: ReturnType<typeof fakeCaches>;
let first: object;
let manifest: object;
let answers: Record<string, () => Response>;
let fetched: string[];

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  const build = await fakeBuild({ first: { [APP]: 'start()' }, home: { [HOME]: 'home()' } });
  answers = { ...build.answers, '/shell.html': () => new Response('shell') };
  first = { ...build.manifest.first, documents: { '/shell.html': ['1.2', 'sha256-x'] } };
  manifest = { ...build.manifest, first };
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
  for (const name of ['assets@2', 'pages@1', 'later@1']) await store.caches.open(name);
  store.refuseWhile(() => store.names().includes('assets@2'));
  await install();
  expect(store.names().sort()).toEqual(['later@1', 'lists@1', 'precache@1']);
  expect(store.pathsIn('precache@1')).toEqual(INSTALLED);
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

test('a phone that has nothing gets the files by one list of all, and reads no other', async () => {
  vi.stubGlobal('self', { __WB_MANIFEST: [{ ...manifest, first: { ...first, whole: WHOLE } }] });
  answers['/assets/firstWhole-1.json'] = () => Response.json({ files: { [APP]: 'sha256-x' } });
  await install();
  await install();
  expect(fetched).toEqual(['/assets/firstWhole-1.json', APP, '/shell.html']);
  expect(store.pathsIn('precache@1')).toEqual(expect.arrayContaining(INSTALLED));
});

test('where that does not come, they come by the other lists', async () => {
  vi.stubGlobal('self', { __WB_MANIFEST: [{ ...manifest, first: { ...first, whole: WHOLE } }] });
  answers['/assets/firstWhole-1.json'] = () => new Response('', { status: 503 });
  await install();
  expect(store.pathsIn('precache@1')).toEqual(INSTALLED);
  expect(store.pathsIn('lists@1')).toEqual(LISTS);
});

test('a list that is as in the last version is not fetched again, and no file that differs by names alone', async () => {
  const lists = await store.caches.open('lists@1');
  for (const list of ['/assets/first-1.json', '/assets/files-1.json']) {
    await lists.put(list, answers[list]?.() ?? new Response());
  }
  const kept = await store.caches.open('precache@1');
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  await install();
  expect(fetched).toEqual(['/assets/names-1.json', '/shell.html']);
  expect(await (await store.caches.match(APP))?.text()).toBe('start()');
});

test('after a version that kept other lists, files that fit are taken over all the same', async () => {
  const kept = await store.caches.open('precache@1');
  await kept.put('/assets/first-0a0a0a0a.json', Response.json([{ url: APP, integrity: 'x' }]));
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  await install();
  expect(store.pathsIn('precache@1')).toEqual(expect.arrayContaining(INSTALLED));
  expect(fetched).not.toContain(APP);
});

test('once it has taken over, nothing of the last version is left', async () => {
  const kept = await store.caches.open('precache@1');
  await kept.put('/assets/first-0a0a0a0a.json', Response.json([]));
  await kept.put('/assets/app-00000000.js', new Response('start()'));
  const lists = await store.caches.open('lists@1');
  await lists.put('/assets/names-00000000.json', Response.json({}));
  await install();
  const clients = { matchAll: async () => [] };
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest], clients, registration: {} });
  await (await import('./install.ts')).removeOldFiles();
  expect(store.pathsIn('precache@1')).toEqual(INSTALLED);
  expect(store.pathsIn('lists@1')).toEqual(LISTS);
});

describe('where there are pages without the app', () => {
  const GUEST = ['/?aa.11', '/pages.json?aa.22'];
  beforeEach(() => {
    const documents = { '/': ['aa.11', 'sha256-x'], '/pages.json': ['aa.22', 'sha256-x'] };
    const guest = { lists: [], documents, whole: 'sha256-1' };
    vi.stubGlobal('self', { __WB_MANIFEST: [{ ...manifest, guest }] });
    answers['/assets/guestWhole-1.json'] = () =>
      Response.json({ files: { '/assets/reader-12345678.js': 'sha256-x' } });
  });

  test('they are installed alone for a guest who only reads', async () => {
    await install();
    expect(store.names()).toEqual(['guest@1']);
    const files = [...GUEST, '/assets/guestWhole-1.json', '/assets/reader-12345678.js'];
    expect(store.pathsIn('guest@1')).toEqual(files.sort());
  });

  test('the app is installed once it was started, and they stay until it has the rules', async () => {
    await install();
    await store.caches.open('precache@1');
    await install();
    expect(store.pathsIn('precache@1')).toEqual(INSTALLED);
    expect(store.pathsIn('guest@1')).toContain('/pages.json?aa.22');
  });

  test('where it was started before the worker came, the app is installed alone', async () => {
    await store.caches.open('precache@1');
    await install();
    expect(store.names()).toEqual(['precache@1', 'lists@1']);
  });

  test('the app and home are installed for who has signed in before the worker came', async () => {
    await set(
      savedKeys.session,
      { data: { token: 't0ken', owner: 'a' } },
      createStore('oja', 'keyval'),
    );
    await install();
    expect(store.names().sort()).toEqual(['home@1', 'lists@1', 'precache@1']);
  });
});
