import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../src/testing/newPage.ts';
import type { FileEntry } from '../steps.ts';
import { fakeBuild } from '../testing/fakeBuild.ts';
import { fakeCaches } from '../testing/fakeCaches.ts';
import type { BuiltFile } from './contentsOf.ts';

const INDEX = '/assets/index-22222222.js';
const TEXT = 'import"./ui-22222222.js"';
const OLD_INDEX = '/assets/index-11111111.js';
const OLD_TEXT = 'import"./ui-11111111.js"';
const OLD_SHELL = '/shell.html?aaaaaaaa.11111111';

let store: ReturnType<typeof fakeCaches>;
let asked: string[];

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  asked = [];
  const first = { [INDEX]: TEXT, '/assets/ui-22222222.js': 'ui()' };
  const { manifest, answers } = await fakeBuild({ app: first });
  vi.stubGlobal('self', { __WB_MANIFEST: [manifest] });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers[url]?.() ?? new Response('', { status: 404 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function shell(text: string, headers: string): Promise<FileEntry> {
  const { sha256 } = await import('./sha256.ts');
  const integrity = `sha256-${await sha256(text)}`;
  return { url: '/shell.html', revision: `${headers}.22222222`, integrity };
}

/** The file as this build lists it. */
async function index(): Promise<BuiltFile> {
  const { builtFile } = await import('./buildContents.ts');
  const file = await builtFile(INDEX);
  asked.length = 0;
  return file ?? { url: '', own: '' };
}

/** Keeps what can be had from a kept file, and tells the text of each that is wanted. */
async function kept(former: Record<string, string>, wanted: (FileEntry | BuiltFile)[]) {
  const cache = await store.caches.open('app@2');
  for (const [key, text] of Object.entries(former)) {
    await cache.put(key, new Response(text, { headers: { 'x-of': key } }));
  }
  const { keepFromFormer } = await import('./formerFiles.ts');
  await keepFromFormer(cache as unknown as Cache, wanted);
  const { keyOf } = await import('../steps.ts');
  return Promise.all(wanted.map(async (file) => (await cache.match(keyOf(file)))?.text()));
}

test('a file that differs by names alone is written from the one that is kept', async () => {
  expect(await kept({ [OLD_INDEX]: OLD_TEXT }, [await index()])).toEqual([TEXT]);
  expect(asked).toEqual([]);
});

test('one that differs by more is left to be fetched', async () => {
  expect(await kept({ [OLD_INDEX]: `${OLD_TEXT};more()` }, [await index()])).toEqual([undefined]);
  expect(store.pathsIn('app@2')).toEqual([OLD_INDEX]);
});

test('a document is written from that with the same headers, and from no other', async () => {
  const text = `<script src="${INDEX}">`;
  const former = { [OLD_SHELL]: `<script src="${OLD_INDEX}">` };
  expect(await kept(former, [await shell(text, 'bbbbbbbb')])).toEqual([undefined]);
  expect(await kept(former, [await shell(text, 'aaaaaaaa')])).toEqual([text]);
});

test('where nothing is kept, no list is asked for', async () => {
  expect(await kept({}, [{ url: INDEX, own: 'x' }])).toEqual([undefined]);
  expect(asked).toEqual([]);
});
