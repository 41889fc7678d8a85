import { at } from '../src/lib/base.ts';
import { cacheNames } from './cacheNames.ts';
import { jsonPath } from './files/contentsOf.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: [Manifest] };

/** What the build writes into the script: the hashes of all that tells of files, and the documents. */
interface Manifest {
  contents: JsonFiles;
  first: StepEntry;
  home: StepEntry;
  rules: StepEntry;
  later: StepEntry;
  used: StepEntry;
}

/** By name: the hash of a JSON file, which is part of its address, too. */
type JsonFiles = Record<string, string>;

/** A file that is taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/terms`, `/assets/first-….json`. */
  url: string;
  integrity: string;
  /** `null` where the name already carries the hash of the content. */
  revision: string | null;
}

/**
 * The files of a step, by lists. The documents among them stand here: the settings of a site are written into
 * them after the build, and no file of the build may change with that.
 */
interface StepEntry {
  lists: JsonFiles;
  /** By address: its revision and the hash of its bytes. */
  documents: Record<string, [revision: string, integrity: string]>;
  pack?: JsonFiles;
}

/** The script holds the hash of each list and the list those of its files, so the script stays small. */
export interface Step {
  cacheName: string;
  /** By name. */
  lists: ReadonlyMap<string, FileEntry>;
  documents: ReadonlyMap<string, FileEntry>;
  /** What else is kept with it. */
  others: readonly FileEntry[];
  /** Its files as one, which is fetched where none of them is here yet. */
  pack?: FileEntry | undefined;
}

const [{ contents, first, home, rules, later, used }] = self.__WB_MANIFEST;

function jsonFiles(hashes: JsonFiles = {}): ReadonlyMap<string, FileEntry> {
  const files = Object.entries(hashes).map(([name, integrity]) => {
    return [name, { url: at(jsonPath(name, integrity)), integrity, revision: null }] as const;
  });
  return new Map(files);
}

function step(
  cacheName: string,
  { lists, documents, pack }: StepEntry,
  ...others: ReadonlyMap<string, FileEntry>[]
): Step {
  const files = Object.entries(documents).map(([url, [revision, integrity]]) => {
    return [url, { url, revision, integrity }] as const;
  });
  return {
    cacheName,
    lists: jsonFiles(lists),
    documents: new Map(files),
    others: others.flatMap((known) => [...known.values()]),
    pack: jsonFiles(pack).values().next().value,
  };
}

/** What tells the names of all files (`files/contents.ts`). */
export const contentsFiles = jsonFiles(contents);

/** What the app cannot start without; installed whole or not at all. */
export const firstStep = step(cacheNames.precache, first, contentsFiles);

/** Home and bets: kept once somebody signs in, and from then on installed with the first step. */
export const homeStep = step(cacheNames.home, home);

/** All rules, policies and offers, for everybody whose data may be spent. */
export const rulesStep = step(cacheNames.rules, rules);

/** What no step holds and use keeps. Its lists come with the last step, or when the first of them is used. */
export const usedFiles = step(cacheNames.later, used);

/** Everything else of the build, for those who use it: when the phone is idle and data may be spent. */
export const laterStep = step(cacheNames.later, later, usedFiles.lists);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: { url: string; revision?: string | null }): string {
  return revision ? `${url}?${revision}` : url;
}

/** All steps, in the order in which they are kept. */
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
