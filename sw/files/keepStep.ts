import { type FileEntry, keyIn, keyOf, type Step } from '../steps.ts';
import { filesIn } from './buildContents.ts';
import type { BuiltFile } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';
import { fetchOwn } from './fetchOwn.ts';
import { keepFromFormer } from './formerFiles.ts';
import { unpack } from './unpack.ts';

/** Few at a time: the phone shares a slow link with the page. */
const LANES = 3;

/** Puts the step's files into its cache that are not there yet; rejects when any of them cannot be had. */
export async function keepStep(step: Step): Promise<void> {
  const cache = await caches.open(step.cacheName);
  await keepFiles(cache, listsOf(step));
  const files = await filesIn(step);
  // What these two leave is fetched one by one, whyever they did: on a bad link, too, it gets on.
  await keepFromFormer(cache, [...step.documents.values(), ...files]).catch(() => undefined);
  if (step.pack) await unpack(cache, step.pack, files).catch(() => undefined);
  await keepFiles(cache, [...step.documents.values(), ...files]);
}

/** Where the last version kept this step: as much of it as can be had from that. */
export async function carryOver(step: Step): Promise<void> {
  if (!(await caches.keys()).includes(step.cacheName)) return;
  const cache = await caches.open(step.cacheName);
  await keepFiles(cache, listsOf(step));
  await keepFromFormer(cache, [...step.documents.values(), ...(await filesIn(step))]);
}

/** Deletes what other versions have left in the step's cache; a step that is not kept has none. */
export async function removeUnlisted(step: Step): Promise<void> {
  if (!(await caches.keys()).includes(step.cacheName)) return;
  const cache = await caches.open(step.cacheName);
  // This version has not kept the step yet.
  for (const { url } of step.lists.values()) if (!(await cache.match(url))) return;
  const files = [...listsOf(step), ...step.documents.values(), ...(await filesIn(step))];
  const listed = new Set(files.map(keyOf));
  for (const request of await cache.keys()) {
    if (!listed.has(keyIn(request))) await cache.delete(request);
  }
}

/** What tells of the step's files. Most of it is as in the last version, and here already. */
function listsOf({ lists, others }: Step): FileEntry[] {
  return [...lists.values(), ...others];
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
