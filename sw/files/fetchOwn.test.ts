import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../../src/testing/newPage.ts';
import { fakeBuild } from '../testing/fakeBuild.ts';
import { fakeCaches } from '../testing/fakeCaches.ts';

const INDEX = '/assets/index-22222222.js';
const TEXT = 'import"./ui-22222222.js"';

/** What the file's address answers, one after the other; the last goes on. */
let answers: Response[];
let modes: (string | undefined)[];

beforeEach(async () => {
  newPage();
  modes = [];
  const build = await fakeBuild({ app: { [INDEX]: TEXT, '/assets/ui-22222222.js': 'ui()' } });
  vi.stubGlobal('self', { __WB_MANIFEST: [build.manifest] });
  vi.stubGlobal('caches', fakeCaches().caches);
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    if (url !== INDEX) return build.answers[url]?.();
    modes.push(cache);
    return (answers.length > 1 ? answers.shift() : answers[0])?.clone();
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function fetched(): Promise<string> {
  const [{ builtFile }, { fetchOwn }] = await Promise.all([
    import('./buildContents.ts'),
    import('./fetchOwn.ts'),
  ]);
  const file = await builtFile(INDEX);
  return (await fetchOwn(file ?? { url: INDEX, own: '' })).text();
}

test('a file of the build is taken as it comes', async () => {
  answers = [new Response(TEXT)];
  expect(await fetched()).toBe(TEXT);
  expect(modes).toEqual(['default']);
});

test.each([
  ['a portal’s page', new Response('<title>Buy a data bundle</title>')],
  ['the text of another version', new Response(`${TEXT};more()`)],
  ['half of the text', new Response(TEXT.slice(0, 10))],
  ['an error', new Response(TEXT, { status: 503 })],
])('%s is passed by, and the file is fetched past the browser’s cache', async (_, bad) => {
  answers = [bad, new Response(TEXT)];
  expect(await fetched()).toBe(TEXT);
  expect(modes).toEqual(['default', 'reload']);
});

test('where nothing else comes, the file is not had', async () => {
  answers = [new Response('<title>Buy a data bundle</title>')];
  await expect(fetched()).rejects.toThrow(INDEX);
});

test('a copy with the names of another build is taken with those of this one', async () => {
  answers = [new Response(TEXT.replace('22222222', '11111111'))];
  expect(await fetched()).toBe(TEXT);
});
