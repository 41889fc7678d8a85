import { cacheNames } from '../cacheNames.ts';
import { fieldsOf } from '../outbox/fields.ts';
import { type FileEntry, keyIn, keyOf, type Step } from '../steps.ts';
import { filesIn, listFiles } from './buildContents.ts';
import type { BuiltFile } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';
import { fetchOwn } from './fetchOwn.ts';
import { keepFromFormer } from './formerFiles.ts';

/** Few at a time: the phone shares a slow link with the page. */
const LANES = 3;

/** Fetches the step's missing files into its cache. Rejects if it cannot get one of them. */
export async function keepStep(step: Step): Promise<void> {
  const cache = await caches.open(step.cacheName);
  // If this fails, the files are fetched one by one, which makes progress on a bad link too.
  if (step.pack) await unpack(cache, step.pack).catch(() => undefined);
  const files = await filesOf(step);
  await keepFromFormer(cache, files).catch(() => undefined);
  await keepFiles(cache, files);
}

const filesOf = async (step: Step) => [...step.documents.values(), ...(await filesIn(step))];

/** Fills an empty cache from one file with all scripts and styles: together, small ones compress far better. */
async function unpack(cache: Cache, pack: FileEntry): Promise<void> {
  if ((await cache.keys())[0]) return;
  const texts = fieldsOf(await (await fetchChecked(pack)).json());
  for (const [url, text] of Object.entries(texts)) {
    const type = `text/${url.endsWith('.css') ? 'css' : 'javascript'}`;
    await cache.put(url, new Response(String(text), { headers: { 'content-type': type } }));
  }
}

/** Makes as much of this step as possible from the files that the last version kept, without the network. */
export async function carryOver(step: Step): Promise<void> {
  const cache = await opened(step);
  if (cache) await keepFromFormer(cache, await filesOf(step));
}

/** The cache of a step, where there is one. */
async function opened({ cacheName }: Step): Promise<Cache | undefined> {
  return (await caches.has(cacheName)) ? caches.open(cacheName) : undefined;
}

/**
 * Keeps the lists of files, so that the next version sees what has not changed. The worker reads them earlier,
 * but the browser may have deleted them since.
 */
export async function keepLists(): Promise<void> {
  await keepFiles(await caches.open(cacheNames.lists), await listFiles());
}

/** Deletes the files and lists of other versions, if this step is kept at all. */
export async function removeUnlisted(step: Step): Promise<void> {
  const cache = await opened(step);
  if (!cache) return;
  await keepOnly(await caches.open(cacheNames.lists), await listFiles());
  await keepOnly(cache, await filesOf(step));
}

async function keepOnly(cache: Cache, files: readonly (FileEntry | BuiltFile)[]): Promise<void> {
  const listed = new Set(files.map(keyOf));
  for (const request of await cache.keys()) {
    if (!listed.has(keyIn(request))) await cache.delete(request);
  }
}

async function keepFiles(cache: Cache, files: readonly (FileEntry | BuiltFile)[]): Promise<void> {
  const queue = files.values();
  const lane = async () => {
    for (const file of queue) await keepFile(cache, file);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = lanes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
}

async function keepFile(cache: Cache, file: FileEntry | BuiltFile): Promise<void> {
  const key = keyOf(file);
  if (await cache.match(key)) return;
  const response = await ('own' in file ? fetchOwn(file) : fetchChecked(file));
  await cache.put(key, unredirected(response));
}

/** A redirected response may not answer a navigation, so its body goes into a new one. */
export function unredirected(response: Response): Response {
  return response.redirected ? new Response(response.body, response) : response;
}
