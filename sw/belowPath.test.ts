import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

// The worker of a demo that stands at /oja/.
beforeEach(() => {
  newPage();
  vi.stubEnv('BASE_URL', '/oja/');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  newPage();
});

test.each([
  ['/oja/', '/oja/'],
  ['/oja//', '/oja/'],
  ['/oja/home', '/oja/shell.html'],
  ['/oja/terms/', '/oja/shell.html'],
  ['/oja/exchange/c-1', '/oja/shell.html'],
  ['/oja/api/kyc', undefined],
  ['/oja/public/?EIO=4', undefined],
  ['/oja/about-demo.html', undefined],
])('a navigation to %s is answered by %s', async (pathname, target) => {
  const { navigationTarget } = await import('./navigationTarget.ts');
  expect(navigationTarget(pathname, new Set(['/oja/', '/oja/shell.html']))).toBe(target);
});

test.each([
  ['/oja/assets/main-1.js', 'script'],
  ['/oja/assets/main-1.css', 'style'],
  ['/oja/media/banner.webp', 'image'],
  ['/oja/api/assets/main-1.js', undefined],
  ['/assets/main-1.js', undefined],
  ['/other/assets/main-1.js', undefined],
])('an answer from %s is kept as %s', async (pathname, kind) => {
  const { runtimeKind } = await import('./runtimeRules.ts');
  const request = new Request(`https://host.example${pathname}`);
  expect(runtimeKind(request, 'https://host.example')).toBe(kind);
});

test('its caches are not those of another demo on the host', async () => {
  const { cacheNames } = await import('./cacheNames.ts');
  expect(cacheNames.app).toBe('app@2/oja');
  expect(Object.values(cacheNames).every((name) => /^\w+@\d\/oja$/.test(name))).toBe(true);
});

test('what tells of its files, and these, are asked for below the path', async () => {
  const app = '/assets/app-12345678.js';
  const { manifest, answers } = await fakeBuild({ app: { [app]: 'start()' } });
  const fetched: string[] = [];
  const store = fakeCaches();
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest] });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return answers[url.replace('/oja', '')]?.();
  });
  const { keepStep } = await import('./files/keepStep.ts');
  const { appStep } = await import('./steps.ts');
  await keepStep(appStep);
  expect(fetched).toEqual(
    ['/assets/names-1.json', '/assets/files-1.json', '/assets/app-1.json', app].map(
      (path) => `/oja${path}`,
    ),
  );
  expect(store.pathsIn('app@2/oja')).toEqual([`/oja${app}`]);
  const { builtFile } = await import('./files/buildContents.ts');
  expect((await builtFile(`/oja${app}`))?.url).toBe(`/oja${app}`);
  expect(await builtFile(app)).toBeUndefined();
});
