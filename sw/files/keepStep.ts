import { type FileEntry, keyIn, keyOf, type Step, type StepFile } from '../steps.ts';
import { fetchChecked } from './fetchChecked.ts';
import { readList } from './filesIn.ts';
import { keepFromFormer } from './formerFiles.ts';
import { unpack } from './unpack.ts';

/** Few at a time: the phone shares a slow link with the page. */
const LANES = 3;

/** Puts the step's files into its cache that are not there yet; rejects when any of them cannot be had. */
export async function keepStep(step: Step): Promise<void> {
  const cache = await caches.open(step.cacheName);
  const files = await filesOf(step);
  // What these two leave is fetched one by one, whyever they did: on a bad link, too, it gets on.
  await keepFromFormer(cache, files).catch(() => undefined);
  if (step.pack) await unpack(cache, step.pack, files).catch(() => undefined);
  const queue = files.values();
  const lane = async () => {
    for (const file of queue) await keepFile(cache, file);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = lanes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
}

/** Where the last version kept this step: as much of it as can be had from that. */
export async function carryOver(step: Step): Promise<void> {
  if (!(await caches.keys()).includes(step.cacheName)) return;
  await keepFromFormer(await caches.open(step.cacheName), await filesOf(step));
}

/** Deletes what other versions have left in the step's cache; a step that is not kept has none. */
export async function removeUnlisted({ cacheName, list, documents }: Step): Promise<void> {
  if (!(await caches.keys()).includes(cacheName)) return;
  const cache = await caches.open(cacheName);
  const answer = await cache.match(list.url);
  // This version has not kept it yet.
  if (!answer) return;
  const files = await readList(list, answer);
  const listed = new Set([list, ...documents.values(), ...files].map(keyOf));
  for (const request of await cache.keys()) {
    if (!listed.has(keyIn(request))) await cache.delete(request);
  }
}

/** The files of a step: its documents, and by its list all others. The list is fetched when it is not kept yet. */
async function filesOf({ cacheName, list, documents }: Step): Promise<StepFile[]> {
  const cache = await caches.open(cacheName);
  await keepFile(cache, list);
  return [...documents.values(), ...(await readList(list, await cache.match(list.url)))];
}

async function keepFile(cache: Cache, file: FileEntry): Promise<void> {
  const key = keyOf(file);
  if (await cache.match(key)) return;
  const response = await fetchChecked(file);
  // A redirected response may not answer a navigation, so its body goes into a new one.
  await cache.put(key, response.redirected ? new Response(response.body, response) : response);
}
