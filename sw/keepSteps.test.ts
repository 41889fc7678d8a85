import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeCaches } from './testing/fakeCaches.ts';
import { manifest } from './testing/manifest.ts';

const TERMS = '/assets/terms-12345678.js';
const STYLES = '/assets/terms-12345678.css';
const MATCH = '/assets/MatchScreen-12345678.js';
const PACK = { url: '/assets/rulesPack-1.json', integrity: 'sha256-x', revision: null };

let store: ReturnType<typeof fakeCaches>;
let fetched: string[];
/** Other versions of the worker. */
let registration: { installing?: object; waiting?: object };
/** Answers with more than the path. */
let answers: Record<string, () => Response>;

const listing = (urls: string[], isPacked?: true) =>
  Response.json(urls.map((url) => ({ url, integrity: 'sha256-x', revision: null, isPacked })));

beforeEach(() => {
  newPage();
  store = fakeCaches();
  fetched = [];
  answers = {
    '/assets/first-1.json': () => listing([]),
    '/assets/home-1.json': () => listing([]),
    '/assets/rules-1.json': () => listing([TERMS, STYLES], true),
    '/assets/later-1.json': () => listing([MATCH]),
    '/assets/guest-1.json': () => listing([]),
    [PACK.url]: () => Response.json({ [TERMS]: 'export {}', [STYLES]: 'a{}' }),
  };
  const lists = manifest.map((list) =>
    list.url.startsWith('/assets/rules') ? { ...list, pack: PACK } : list,
  );
  const clients = { matchAll: async () => [{}] };
  registration = {};
  vi.stubGlobal('self', { __WB_MANIFEST: lists, clients, registration });
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return answers[url]?.() ?? new Response(url);
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The worker's work on its files, as after a start of it. */
async function worker() {
  await (await import('./install.ts')).install();
  fetched.length = 0;
  return import('./keepSteps.ts');
}

test('the rules come as one file, and each is kept as itself', async () => {
  const { keepRules } = await worker();
  await keepRules();
  expect(fetched).toEqual(['/assets/rules-1.json', PACK.url]);
  expect(store.pathsIn('rules@1')).toEqual(['/assets/rules-1.json', TERMS, STYLES]);
  const kept = await store.caches.match(STYLES);
  expect(kept?.headers.get('content-type')).toBe('text/css');
  expect(await kept?.text()).toBe('a{}');
  expect(store.names()).not.toContain('later@1');
});

test('where some of them are here, only what is missing comes, and what is of no use now goes', async () => {
  const rules = await store.caches.open('rules@1');
  await rules.put(TERMS, new Response('as before'));
  await rules.put('/assets/faq-00000000.js', new Response('of an old version'));
  const { keepRules } = await worker();
  await keepRules();
  expect(fetched).toEqual([STYLES]);
  expect(store.pathsIn('rules@1')).toEqual([TERMS, '/assets/rules-1.json', STYLES]);
});

test('where the pack does not come, its files come one by one', async () => {
  const { keepRules } = await worker();
  answers[PACK.url] = () => new Response('', { status: 503 });
  await keepRules();
  expect(store.pathsIn('rules@1')).toEqual(['/assets/rules-1.json', TERMS, STYLES]);
});

test('a step that does not come whole is not kept, and the next page asks for the rest', async () => {
  const { keepRules } = await worker();
  answers[PACK.url] = () => new Response('', { status: 503 });
  answers[TERMS] = () => new Response('', { status: 503 });
  await expect(keepRules()).rejects.toThrow('503');
  expect(store.pathsIn('rules@1')).toEqual(['/assets/rules-1.json', STYLES]);
  delete answers[TERMS];
  await keepRules();
  expect(store.pathsIn('rules@1')).toContain(TERMS);
});

test.each(['installing', 'waiting'] as const)(
  'nothing of a version that is %s goes',
  async (state) => {
    const next = '/assets/faq-22222222.js';
    const rules = await store.caches.open('rules@1');
    await rules.put(next, new Response('of the next version'));
    const { keepRules } = await worker();
    registration[state] = {};
    await keepRules();
    expect(store.pathsIn('rules@1')).toContain(next);
    delete registration[state];
    await keepRules();
    expect(store.pathsIn('rules@1')).not.toContain(next);
  },
);

test('everything is what the steps hold, once however many pages ask', async () => {
  const { keepEverything } = await worker();
  await Promise.all([keepEverything(), keepEverything()]);
  expect(store.pathsIn('home@1')).toEqual(['/assets/home-1.json']);
  expect(store.pathsIn('rules@1')).toContain(TERMS);
  expect(store.pathsIn('later@1')).toEqual(['/assets/later-1.json', MATCH]);
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('with the rules of the app, those for a guest without it go, unless a version waits that needs them', async () => {
  const guest = await store.caches.open('guest@1');
  await guest.put('/pages.json', new Response('{}'));
  const { keepRules } = await worker();
  registration.waiting = {};
  await keepRules();
  expect(store.pathsIn('guest@1')).toContain('/pages.json');
  delete registration.waiting;
  await keepRules();
  expect(store.names()).not.toContain('guest@1');
});

test('rules that do not come leave those of a guest', async () => {
  await store.caches.open('guest@1');
  const { keepRules } = await worker();
  answers[PACK.url] = () => new Response('', { status: 503 });
  answers[TERMS] = () => new Response('', { status: 503 });
  await expect(keepRules()).rejects.toThrow('503');
  expect(store.names()).toContain('guest@1');
});

test('the start of the app comes to a worker that is here without it, the shell last', async () => {
  const documents = { '/shell.html': ['aa.11', 'sha256-x'] };
  const [first, ...others] = manifest;
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ ...first, documents }, ...others],
    clients: { matchAll: async () => [{}] },
    registration,
  });
  answers['/assets/first-1.json'] = () => listing(['/assets/app-12345678.js']);
  const { keepApp } = await import('./keepSteps.ts');
  answers['/assets/app-12345678.js'] = () => new Response('', { status: 503 });
  await expect(keepApp()).rejects.toThrow('503');
  expect(store.pathsIn('precache@1')).toEqual(['/assets/first-1.json']);
  delete answers['/assets/app-12345678.js'];
  await keepApp();
  expect(store.pathsIn('precache@1')).toEqual([
    '/assets/first-1.json',
    '/assets/app-12345678.js',
    '/shell.html?aa.11',
  ]);
  fetched.length = 0;
  await keepApp();
  expect(fetched).toEqual([]);
});
