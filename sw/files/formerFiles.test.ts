import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../src/testing/newPage.ts';
import type { FileEntry } from '../steps.ts';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { manifest } from '../testing/manifest.ts';

const OLD_SHELL = '/shell.html?aaaaaaaa.11111111';

let store: ReturnType<typeof fakeCaches>;

async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const fileOf = async (
  url: string,
  text: string,
  revision: string | null = null,
): Promise<FileEntry> => ({ url, revision, integrity: await integrityOf(text) });

beforeEach(() => {
  newPage();
  store = fakeCaches();
  const listed = ['/assets/index-22222222.js', '/assets/ui-22222222.js'];
  vi.stubGlobal('self', { __WB_MANIFEST: manifest });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      url === '/assets/first-1.json' ? listed.map((path) => ({ url: path, integrity: 'x' })) : [],
    ),
  );
});
afterEach(() => void vi.unstubAllGlobals());

/** Keeps what can be had from a kept file, and tells the text of each that is wanted. */
async function kept(former: Record<string, string>, wanted: FileEntry[]) {
  const cache = await store.caches.open('precache@1');
  for (const [key, text] of Object.entries(former)) {
    await cache.put(key, new Response(text, { headers: { 'x-of': key } }));
  }
  const { keepFromFormer } = await import('./formerFiles.ts');
  await keepFromFormer(cache as unknown as Cache, wanted);
  const keys = wanted.map(({ url, revision }) => (revision ? `${url}?${revision}` : url));
  return Promise.all(keys.map(async (key) => (await cache.match(key))?.text()));
}

test('a file that differs by names alone is written from the one that is kept', async () => {
  const text = 'import"./ui-22222222.js"';
  const file = await fileOf('/assets/index-22222222.js', text);
  expect(await kept({ '/assets/index-11111111.js': 'import"./ui-11111111.js"' }, [file])).toEqual([
    text,
  ]);
});

test('one that differs by more is left to be fetched', async () => {
  const file = await fileOf('/assets/index-22222222.js', 'import"./ui-22222222.js";more()');
  expect(await kept({ '/assets/index-11111111.js': 'import"./ui-11111111.js"' }, [file])).toEqual([
    undefined,
  ]);
  expect(store.pathsIn('precache@1')).toEqual(['/assets/index-11111111.js']);
});

test('a document is written from that with the same headers, and from no other', async () => {
  const text = '<script src="/assets/index-22222222.js">';
  const former = { [OLD_SHELL]: '<script src="/assets/index-11111111.js">' };
  const same = await fileOf('/shell.html', text, 'aaaaaaaa.22222222');
  const other = await fileOf('/shell.html', text, 'bbbbbbbb.22222222');
  expect(await kept(former, [other])).toEqual([undefined]);
  expect(await kept(former, [same])).toEqual([text]);
});

test('where nothing is kept, no list is asked for', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  expect(await kept({}, [await fileOf('/assets/index-22222222.js', 'x')])).toEqual([undefined]);
  expect(asked).not.toHaveBeenCalled();
});
