import { at } from '../src/lib/base.ts';
import { cacheNames } from './cacheNames.ts';
import { jsonName } from './files/contentsOf.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: [Manifest] };

/** What the build writes into the script. */
interface Manifest {
  /** The hash of what names all files. */
  revision: string;
  first: StepEntry;
  home: StepEntry;
  rules: StepEntry;
  later: StepEntry;
  guest: StepEntry;
  /** The paths of the documents. */
  pages: string[];
}

/** A file that is taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/terms`, `/assets/names-….json`. */
  url: string;
  integrity: string;
  /** None where the name already carries the hash of the content. */
  revision?: string;
}

/**
 * A step. Its documents stand here: the settings of a site are written into them after the build, and no file
 * of the build may change with that.
 */
interface StepEntry {
  lists?: string[];
  /** By address: its revision and the hash of its bytes. */
  documents?: Record<string, [revision: string, integrity: string]>;
  /** The hash of the JSON file that tells of all at once. */
  whole?: string;
}

/** The script holds the hash of what tells of all files, so it stays small. */
export interface Step {
  cacheName: string;
  /** The lists of its scripts and styles (`files/contentsOf.ts`); none where other steps hold these, too. */
  lists: readonly string[];
  documents: ReadonlyMap<string, FileEntry>;
  /** All its files at once, for a phone that has none of them: their texts, or their hashes. */
  whole?: FileEntry | undefined;
}

const [{ revision, first, home, rules, later, guest, pages }] = self.__WB_MANIFEST;

/** By their paths in the app: they are pages, whoever opens them. */
export const documentPaths: ReadonlySet<string> = new Set(pages);

/** A JSON file of the build. */
export function jsonFile(name: string, hash: unknown): FileEntry {
  const integrity = String(hash);
  return { url: at(`/assets/${jsonName(name, integrity)}`), integrity };
}

function step(
  name: string,
  cacheName: string,
  { lists = [], documents = {}, whole }: StepEntry,
): Step {
  const files = Object.entries(documents).map(([url, [revision, integrity]]) => {
    return [url, { url, revision, integrity }] as const;
  });
  return {
    cacheName,
    lists,
    documents: new Map(files),
    whole: whole ? jsonFile(`${name}Whole`, whole) : undefined,
  };
}

/** The hashes in the names of all files, and those of the lists. */
export const namesFile = jsonFile('names', revision);

/**
 * The HTML of all documents and the landing page, which need no app. Installed alone until the app has been started on
 * this device; where every page starts with the app, as in the demo, it holds the documents alone.
 */
export const guestStep = step('guest', cacheNames.guest, guest);

/** What the app cannot start without; installed whole or not at all. */
export const firstStep = step('first', cacheNames.precache, first);

/** Home and bets: kept once somebody signs in, and from then on installed with the first step. */
export const homeStep = step('home', cacheNames.home, home);

/** What of the documents is more than text, for everybody whose data may be spent. */
export const rulesStep = step('rules', cacheNames.rules, rules);

/** Everything else of the build, for those who use it: when the phone is idle and data may be spent. */
export const laterStep = step('later', cacheNames.later, later);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: { url: string; revision?: string }): string {
  return revision ? `${url}?${revision}` : url;
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
  const key = keyOf(documents.get(path) ?? { url: path });
  return caches.match(key, { cacheName });
}
