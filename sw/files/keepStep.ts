import { cacheNames } from '../cacheNames.ts';
import { fieldsOf } from '../outbox/fields.ts';
import { type FileEntry, keyIn, keyOf, type Step } from '../steps.ts';
import { filesIn, keptLists, listFiles } from './buildContents.ts';
import type { BuiltFile } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';
import { fetchOwn } from './fetchOwn.ts';
import { keepFromFormer } from './formerFiles.ts';
import { entriesOf, keepWhole } from './keepWhole.ts';

/** Few at a time: the phone shares a slow link with the page. */
const LANES = 3;

/** Puts the step's files into its cache that are not there yet; rejects when any of them cannot be had. */
export async function keepStep(step: Step): Promise<void> {
  const cache = await caches.open(step.cacheName);
  const documents = [...step.documents.values()];
  // Whyever it fails: file by file it gets on, on a bad link, too.
  const isWhole = await keepAtOnce(cache, step).catch(() => false);
  const files = isWhole ? [] : await filesOf(cache, step);
  await keepFromFormer(cache, [...documents, ...files]).catch(() => undefined);
  await keepFiles(cache, [...documents, ...files]);
}

/** Whether all scripts and styles of the step are here by what tells of them at once. */
async function keepAtOnce(cache: Cache, { whole, lists }: Step): Promise<boolean> {
  if (!whole || !lists[0]) return false;
  if (await cache.match(whole.url)) return true;
  // Of another version, or of this one in part: that goes file by file.
  if ((await cache.keys()).some(({ url }) => /\.(js|css)$/.test(url))) return false;
  await keepFiles(cache, await keepWhole(cache, whole));
  await cache.put(whole.url, new Response('{}'));
  return true;
}

/** The scripts and styles of a step, by its lists; of a few that other steps list, by their full hashes. */
async function filesOf(cache: Cache, step: Step): Promise<(BuiltFile | FileEntry)[]> {
  if (step.lists[0]) return filesIn(step);
  if (!step.whole) return [];
  await keepFile(cache, step.whole);
  const { files } = fieldsOf(await (await cache.match(step.whole.url))?.json());
  return [step.whole, ...entriesOf(files)];
}

/** Where the last version kept this step: as much of it as can be had from that. */
export async function carryOver(step: Step): Promise<void> {
  const cache = await opened(step);
  if (cache) await keepFromFormer(cache, [...step.documents.values(), ...(await filesIn(step))]);
}

/** The cache of a step, where there is one. */
async function opened({ cacheName }: Step): Promise<Cache | undefined> {
  return (await caches.has(cacheName)) ? caches.open(cacheName) : undefined;
}

/**
 * Keeps all that tells of the files, so that the next version finds what has not changed. What the worker has
 * read before may be deleted since.
 */
export async function keepLists(): Promise<void> {
  await keepFiles(await caches.open(cacheNames.lists), await listFiles());
}

/** Deletes what other versions have left in the step's cache, and their lists; a step that is not kept has none. */
export async function removeUnlisted(step: Step): Promise<void> {
  const { lists, documents } = step;
  const cache = await opened(step);
  if (!cache) return;
  if (lists[0]) {
    const told = await keptLists();
    // It came all at once, when nothing else was here.
    if (!told[0]) return;
    await keepOnly(await caches.open(cacheNames.lists), told);
  }
  await keepOnly(cache, [...documents.values(), ...(await filesOf(cache, step))]);
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
  // A redirected response may not answer a navigation, so its body goes into a new one.
  await cache.put(key, response.redirected ? new Response(response.body, response) : response);
}
