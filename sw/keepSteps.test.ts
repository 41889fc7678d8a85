import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../src/testing/newPage.ts';
import { fakeBuild } from './testing/fakeBuild.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const TERMS = '/assets/terms-12345678.js';
const STYLES = '/assets/terms-12345678.css';
const MATCH = '/assets/MatchScreen-12345678.js';
const WHOLE = '/assets/rulesWhole-1.json';

let store: ReturnType<typeof fakeCaches>;
let fetched: string[];
/** Other versions of the worker. */
let registration: { installing?: object; waiting?: object };
/** Answers with more than the path. */
let answers: Record<string, () => Response>;

beforeEach(async () => {
  newPage();
  store = fakeCaches();
  fetched = [];
  const build = await fakeBuild({
    rules: { [TERMS]: 'export {}', [STYLES]: 'a{}' },
    later: { [MATCH]: 'match()' },
  });
  answers = {
    ...build.answers,
    '/assets/firstWhole-1.json': () => Response.json({}),
    [WHOLE]: () => Response.json({ files: { [TERMS]: 'export {}', [STYLES]: 'a{}' } }),
  };
  const first = { ...build.manifest.first, whole: 'sha256-1' };
  const rules = { ...build.manifest.rules, whole: 'sha256-1' };
  const clients = { matchAll: async () => [{}] };
  registration = {};
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ ...build.manifest, first, rules }],
    clients,
    registration,
  });
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
  await keepRules();
  expect(fetched).toEqual([WHOLE]);
  expect(store.pathsIn('rules@1')).toEqual([WHOLE, STYLES, TERMS]);
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
  expect(fetched).toContain(STYLES);
  expect(fetched).not.toContain(TERMS);
  expect(store.pathsIn('rules@1')).toEqual([STYLES, TERMS]);
});

test('where that one does not come, its files come one by one', async () => {
  const { keepRules } = await worker();
  answers[WHOLE] = () => new Response('', { status: 503 });
  await keepRules();
  expect(store.pathsIn('rules@1')).toEqual([STYLES, TERMS]);
});

test('a step that does not come whole is not kept, and the next page asks for the rest', async () => {
  const { keepRules } = await worker();
  answers[WHOLE] = () => new Response('', { status: 503 });
  answers[TERMS] = () => new Response('', { status: 503 });
  await expect(keepRules()).rejects.toThrow('503');
  expect(store.pathsIn('rules@1')).toEqual([STYLES]);
  answers[TERMS] = () => new Response('export {}');
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
  expect(store.pathsIn('home@1')).toEqual([]);
  expect(store.pathsIn('rules@1')).toContain(TERMS);
  expect(store.pathsIn('later@1')).toEqual([MATCH]);
  // The next version finds every list that is the same there.
  expect(store.pathsIn('lists@1')).toEqual(
    ['files', 'first', 'home', 'later', 'names', 'rules', 'used'].map(
      (name) => `/assets/${name}-1.json`,
    ),
  );
  expect(new Set(fetched).size).toBe(fetched.length);
});

test('all that was deleted under a running worker is kept again', async () => {
  const { keepEverything } = await worker();
  await keepEverything();
  const kept = store.pathsIn('lists@1');
  for (const name of store.names()) await store.caches.delete(name);
  await keepEverything();
  expect(store.pathsIn('lists@1')).toEqual(kept);
  expect(store.pathsIn('rules@1')).toContain(TERMS);
});

test('the start of the app comes to a worker that is here without it, the shell last', async () => {
  const app = '/assets/app-12345678.js';
  const { manifest, answers: known } = await fakeBuild({ first: { [app]: 'start()' } });
  const documents = { '/shell.html': ['aa.11', 'sha256-x'] };
  vi.stubGlobal('self', {
    __WB_MANIFEST: [{ ...manifest, first: { ...manifest.first, documents } }],
    clients: { matchAll: async () => [{}] },
    registration,
  });
  const { keepApp } = await import('./keepSteps.ts');
  answers = { ...known, [app]: () => new Response('', { status: 503 }) };
  await expect(keepApp()).rejects.toThrow('503');
  expect(store.pathsIn('precache@1')).toEqual([]);
  answers = known;
  await keepApp();
  expect(store.pathsIn('precache@1')).toEqual([app, '/shell.html?aa.11']);
  fetched.length = 0;
  await keepApp();
  expect(fetched).toEqual([]);
});
