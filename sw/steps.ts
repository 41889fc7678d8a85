import { cacheNames } from './cacheNames.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: [ListEntry, ListEntry, ListEntry] };

/** A file of the build, taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/terms`, `/assets/main-….js`. */
  url: string;
  integrity: string;
  /** `null` where the name already carries the hash of the content. */
  revision: string | null;
}

/** A file that lists the files of a step, with the documents among them and their revisions. */
interface ListEntry extends FileEntry {
  documents: Record<string, string>;
}

/** The script holds the hash of each list and the list that of each file, so the script stays small. */
export interface Step {
  cacheName: string;
  list: FileEntry;
  documents: ReadonlyMap<string, string>;
}

const [first, second, used] = self.__WB_MANIFEST;

function step(cacheName: string, { documents, ...list }: ListEntry): Step {
  return { cacheName, list, documents: new Map(Object.entries(documents)) };
}

/** What the app cannot start without; installed whole or not at all. */
export const firstStep = step(cacheNames.precache, first);

/** Everything else of the build, for when the phone is idle and data may be spent. */
export const secondStep = step(cacheNames.later, second);

/** What no step holds and use keeps. Its list comes with the second step, or when the first is used. */
export const usedFiles = step(cacheNames.later, used);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: Pick<FileEntry, 'url' | 'revision'>): string {
  return revision === null ? url : `${url}?${revision}`;
}

/** This version's document, checked when it was kept. */
export function keptDocument({ cacheName, documents }: Step, path: string) {
  const key = keyOf({ url: path, revision: documents.get(path) ?? null });
  return caches.match(key, { cacheName });
}
