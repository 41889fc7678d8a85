import { cacheNames } from './cacheNames.ts';
import { type FileEntry, keyOf, laterList } from './files.ts';
import { fetchChecked, keepFiles } from './keepFiles.ts';
import { fieldsOf } from './outbox/fields.ts';
import { removeOthers } from './precache.ts';

let running: Promise<void> | undefined;

/** Fetches the rest of the build, once however many pages ask; what fails is left for the next page. */
export function keepSecondStep(): Promise<void> {
  running ??= keepListed()
    .catch((error: unknown) => console.warn('the rest of the app is not saved yet', error))
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** The worker's script holds only the hash of the list, and the list the hash of each file. */
async function keepListed(): Promise<void> {
  if (!laterList) return;
  const files = parseFiles(await (await fetchChecked(laterList)).json());
  await keepFiles(cacheNames.later, files);
  // Only now: until its successors are here, an old version's file is better than none.
  await removeOthers(cacheNames.later, new Set(files.map(keyOf)));
  await caches.delete(cacheNames.assets);
}

function parseFiles(list: unknown): FileEntry[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const { url, integrity, revision } = fieldsOf(item);
    if (typeof url !== 'string' || typeof integrity !== 'string') return [];
    return { url, integrity, revision: typeof revision === 'string' ? revision : null };
  });
}
