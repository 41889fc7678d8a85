import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';

// The worker of a demo that stands at /oja/.
beforeEach(() => {
  newPage();
  vi.stubEnv('BASE_URL', '/oja/');
});
afterEach(() => {
  vi.unstubAllEnvs();
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
  expect(cacheNames.precache).toBe('precache@1/oja');
  expect(Object.values(cacheNames).every((name) => /^\w+@\d\/oja$/.test(name))).toBe(true);
});
