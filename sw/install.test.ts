import { beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const FILES = ['/shell.html', '/assets/app-12345678.js'];
const list = (url: string) => ({ url, integrity: 'sha256-x', revision: null, documents: {} });

let store: ReturnType<typeof fakeCaches>;
let answers: Record<string, () => Response>;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  answers = {
    '/assets/first-1.json': () =>
      Response.json(FILES.map((url) => ({ url, integrity: 'sha256-x', revision: null }))),
  };
  vi.stubGlobal('self', {
    __WB_MANIFEST: ['first', 'later', 'used'].map((name) => list(`/assets/${name}-1.json`)),
  });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => answers[url]?.() ?? new Response(url));
});

const install = async () => (await import('./install.ts')).installFirstStep();

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
