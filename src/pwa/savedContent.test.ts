import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepsLess } from './keepsLess.ts';
import { isAllSaved, listSaved, removeSaved, saveAll } from './savedContent.ts';

const ORIGIN = 'https://oja.example';
let disk: Map<string, Map<string, Response>>;
interface FakeWorker {
  postMessage(message: unknown, ports: MessagePort[]): void;
}
let ready: Promise<{ active: FakeWorker }>;
let activate: (active: FakeWorker) => void;

/** Cache Storage, as far as it is asked here. */
function fakeCaches(): Pick<CacheStorage, 'keys' | 'delete'> & { open(name: string): unknown } {
  return {
    keys: async () => [...disk.keys()],
    delete: async (name) => disk.delete(name),
    open: async (name) => ({
      keys: async () => [...(disk.get(name)?.keys() ?? [])].map((url) => ({ url: ORIGIN + url })),
      match: async ({ url }: { url: string }) =>
        disk.get(name)?.get(url.slice(ORIGIN.length))?.clone(),
    }),
  };
}

beforeEach(() => {
  ready = new Promise((resolve) => {
    activate = (active) => resolve({ active });
  });
  const files = { app: ['app.js'], rest0: ['TermsScreen.js'], rest1: ['MatchScreen.js'] };
  disk = new Map([
    [
      'app@2',
      new Map([
        ['/?1a2b3c4d', new Response('<html>')],
        ['/assets/files-00000000.json', Response.json({ ...files, used: ['GamesScreen.js'] })],
        ['/assets/names-00000000.json', Response.json('a1b2c3d4a1b2c3d4a1b2c3d4')],
      ]),
    ],
    [
      'rest@1',
      new Map([
        ['/assets/rest0-00000000.json', Response.json({ hashes: 'x' })],
        ['/assets/rest1-00000000.json', new Response('damaged')],
        ['/assets/TermsScreen-a1b2c3d4.js', new Response('terms')],
        ['/assets/MatchScreen-a1b2c3d4.js', new Response('match page')],
      ]),
    ],
    ['pages@2', new Map()],
    ['seen@1', new Map([['/media/banner.webp', new Response('art')]])],
  ]);
  const marks = new Map<string, string>();
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => marks.set(key, value),
    removeItem: (key: string) => marks.delete(key),
  });
  vi.stubGlobal('navigator', {
    serviceWorker: { ready },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is on this phone, largest first, and no list of files', async () => {
  expect(await listSaved()).toEqual([
    { url: '/assets/MatchScreen-a1b2c3d4.js', bytes: 10, version: 'a1b2c3d4' },
    { url: '/', bytes: 6, version: '1a2b3c4d' },
    { url: '/assets/TermsScreen-a1b2c3d4.js', bytes: 5, version: 'a1b2c3d4' },
    { url: '/media/banner.webp', bytes: 3, version: '' },
  ]);
});

test('of a guest’s pages in one file each is told by its name', async () => {
  const file = {
    lines: [],
    pages: {},
    told: { '/faq': ['Help', '1.1'], '/terms': ['Terms', '1.0'] },
  };
  disk = new Map([
    [
      'pages@2',
      new Map([
        ['/assets/pages-00000000.json', Response.json([])],
        ['/pages.json?1a2b3c4d', Response.json(file)],
      ]),
    ],
  ]);
  const bytes = Math.round(JSON.stringify(file).length / 2);
  expect(await listSaved()).toEqual([
    { url: '/faq', title: 'Help', bytes, version: '1.1' },
    { url: '/terms', title: 'Terms', bytes, version: '1.0' },
  ]);
});

test('all of the app is here once every file of the last step is, and no less', async () => {
  expect(await isAllSaved()).toBe(true);
  const rest = disk.get('rest@1');
  rest?.delete('/assets/TermsScreen-a1b2c3d4.js');
  expect(await isAllSaved()).toBe(false);
  rest?.set('/assets/TermsScreen-00000000.js', new Response('as before the update'));
  expect(await isAllSaved()).toBe(true);
  disk.delete('rest@1');
  expect(await isAllSaved()).toBe(false);
});

test('where nothing tells what the last step holds, not all of it is here', async () => {
  disk.get('app@2')?.delete('/assets/files-00000000.json');
  expect(await isAllSaved()).toBe(false);
});

test('what is removed stays so until it is wanted again; the start of the app remains', async () => {
  await removeSaved();
  expect([...disk.keys()]).toEqual(['app@2']);
  expect(keepsLess()).toBe(true);
  activate({ postMessage: (_, [port]) => port?.postMessage({ isDone: true }) });
  await saveAll();
  expect(keepsLess()).toBe(false);
});

test.each([
  ['is told', { isDone: true }, true],
  ['failed', { isDone: false }, false],
  ['says something else', 'yes', false],
])('saving: the worker %s', async (_, answer, expected) => {
  const told: unknown[] = [];
  activate({
    postMessage(message, [port]) {
      told.push(message);
      port?.postMessage(answer);
    },
  });
  expect(await saveAll()).toBe(expected);
  expect(told).toEqual([{ type: 'KEEP_EVERYTHING' }]);
});

test('saving: a worker that is killed at it has not done it', async () => {
  vi.useFakeTimers();
  activate({ postMessage: () => undefined });
  const saved = saveAll();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await saved).toBe(false);
});

test('saving: a worker that is still on its way is waited for; one that never comes saves nothing', async () => {
  vi.useFakeTimers();
  const never = saveAll();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await never).toBe(false);
  const saved = saveAll();
  await vi.advanceTimersByTimeAsync(10_000);
  activate({ postMessage: (_, [port]) => port?.postMessage({ isDone: true }) });
  expect(await saved).toBe(true);
});
