import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

async function placedAt(base: string) {
  newPage();
  vi.stubEnv('BASE_URL', base);
  return import('./base.ts');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  newPage();
});

test.each([
  ['/', '/home', '/home'],
  ['/', '/', '/'],
  ['/oja/', '/home', '/oja/home'],
  ['/oja/', '/', '/oja/'],
  ['/a/b/', '/terms?plain', '/a/b/terms?plain'],
])('at %s the app’s %s is at %s', async (base, path, address) => {
  const { at } = await placedAt(base);
  expect(at(path)).toBe(address);
});

test.each([
  ['/', '/home', '/home'],
  ['/', '/oja/home', '/oja/home'],
  ['/oja/', '/oja/home', '/home'],
  ['/oja/', '/oja/', '/'],
  ['/oja/', '/oja', ''],
  ['/oja/', '/ojala/home', ''],
  ['/oja/', '/home', ''],
  ['/a/b/', '/a/b/exchange/c-1', '/exchange/c-1'],
])('at %s the address %s is the app’s %s', async (base, address, path) => {
  const { below, here } = await placedAt(base);
  vi.stubGlobal('location', { pathname: address });
  expect(below(address)).toBe(path);
  expect(here()).toBe(path);
});

test('the caches of others on the host are not the app’s', async () => {
  const names = ['rest@1/oja', 'rest@1/x/oja', 'rest@1', 'workbox-precache'];
  vi.stubGlobal('caches', { keys: async () => names });
  expect(await (await placedAt('/oja/')).ownCaches()).toEqual(['rest@1/oja']);
  expect(await (await placedAt('/')).ownCaches()).toEqual(names);
});
