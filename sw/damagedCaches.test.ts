import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';

const OWN = 'https://oja.example';

type OnFetch = (event: object) => void;
let onFetch: OnFetch;

/** The worker on a phone whose caches answer with an error, as Chromium's do when their files are damaged. */
beforeEach(async () => {
  newPage();
  const damaged = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  const { manifest } = await fakeBuild();
  vi.stubGlobal('self', {
    __WB_MANIFEST: [manifest],
    location: new URL(OWN),
    addEventListener(type: string, listen: OnFetch) {
      if (type === 'fetch') onFetch = listen;
    },
  });
  vi.stubGlobal('location', new URL(OWN));
  vi.stubGlobal('caches', { match: damaged, open: damaged, keys: damaged, has: damaged });
  vi.stubGlobal('fetch', async () => new Response('from the network'));
  vi.stubGlobal('__API_BASE__', '');
  await import('./sw.ts');
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['/', 'navigate'],
  ['/home', 'navigate'],
  ['/terms', 'navigate'],
  ['/assets/MatchScreen-12345678.js', 'cors'],
])('%s still comes from the network', async (path, mode) => {
  const request = Object.defineProperty(new Request(OWN + path), 'mode', { value: mode });
  const respondWith = vi.fn((answer: Promise<Response>) => answer);
  onFetch({ request, respondWith, waitUntil: () => undefined });
  expect(respondWith).toHaveBeenCalledOnce();
  const answer = await respondWith.mock.results[0]?.value;
  expect(await answer.text()).toBe('from the network');
});
