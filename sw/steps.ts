import { cacheNames } from './cacheNames.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: [
    first: ListEntry,
    home: ListEntry,
    rules: ListEntry,
    later: ListEntry,
    used: ListEntry,
    guest: ListEntry,
  ];
};

/** A file of the build, taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/terms`, `/assets/main-….js`. */
  url: string;
  integrity: string;
  /** `null` where the name already carries the hash of the content. */
  revision: string | null;
}

/** A file of a step. */
export interface StepFile extends FileEntry {
  /** It comes in the pack of its step, too. */
  isPacked: boolean;
}

/**
 * A file that lists the files of a step. The documents among them stand here: the settings of a site are
 * written into them after the build, and no file of the build may change with that.
 */
interface ListEntry extends FileEntry {
  /** By address: its revision and the hash of its bytes. */
  documents: Record<string, [revision: string, integrity: string]>;
  pack?: FileEntry;
}

/** The script holds the hash of each list and the list that of each file, so the script stays small. */
export interface Step {
  cacheName: string;
  list: FileEntry;
  documents: ReadonlyMap<string, StepFile>;
  /** Many small files as one, which is fetched where none of them is here yet. */
  pack?: FileEntry | undefined;
}

const [first, home, rules, later, used, guest] = self.__WB_MANIFEST;

function step(cacheName: string, { documents, pack, ...list }: ListEntry): Step {
  const files = Object.entries(documents).map(([url, [revision, integrity]]) => {
    return [url, { url, revision, integrity, isPacked: false }] as const;
  });
  return { cacheName, list, documents: new Map(files), pack };
}

/**
 * The landing page and the HTML of all documents, which need no app. Installed alone until the app has been
 * started on this device; where every page starts with the app, as in the demo, it holds nothing.
 */
export const guestStep = step(cacheNames.guest, guest);

/** What the app cannot start without; installed whole or not at all. */
export const firstStep = step(cacheNames.precache, first);

/** Home and bets: kept once somebody signs in, and from then on installed with the first step. */
export const homeStep = step(cacheNames.home, home);

/** All rules, policies and offers, for everybody whose data may be spent. */
export const rulesStep = step(cacheNames.rules, rules);

/** Everything else of the build, for those who use it: when the phone is idle and data may be spent. */
export const laterStep = step(cacheNames.later, later);

/** What no step holds and use keeps. Its list comes with the last step, or when the first of them is used. */
export const usedFiles = step(cacheNames.later, used);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: Pick<FileEntry, 'url' | 'revision'>): string {
  return revision === null ? url : `${url}?${revision}`;
}

/** The steps of the app, in the order in which they are kept. */
export const steps = [firstStep, homeStep, rulesStep, laterStep];

/** The key of a file that is kept, from the address of its request. */
export function keyIn({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** This version's document, checked when it was kept. */
export function keptDocument({ cacheName, documents }: Step, path: string) {
  const key = keyOf(documents.get(path) ?? { url: path, revision: null });
  return caches.match(key, { cacheName });
}
