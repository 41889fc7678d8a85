import { at } from '../src/lib/base.ts';
import { cacheNames } from './cacheNames.ts';
import { jsonName } from './files/contentsOf.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: [Manifest] };

/** What the build writes into the script. */
interface Manifest {
  /** The hash of what names all files. */
  revision: string;
  pages: StepEntry;
  app: StepEntry;
  home: StepEntry;
  rest: StepEntry;
  /** Of the documents, in the app. */
  paths: string[];
}

/** A file that is taken only when its bytes match. */
export interface FileEntry {
  /** Where it is fetched and asked for: `/`, `/pages.json`, `/assets/names-….json`. */
  url: string;
  integrity: string;
  /** None where the name already carries the hash of the content. */
  revision?: string;
}

interface StepEntry {
  /** Names of the lists of its scripts and styles (`files/contentsOf.ts`). */
  lists: string[];
  /**
   * By address: its revision and the hash of its bytes. They stand in the script, because the settings of a site are
   * written into them after the build, and no file of the build may change with that.
   */
  documents?: Record<string, [revision: string, integrity: string]>;
  /** The hash of the file that holds all its scripts and styles. */
  pack?: string;
}

/** What is kept together, in a cache of its own. */
export interface Step {
  cacheName: string;
  lists: readonly string[];
  documents: ReadonlyMap<string, FileEntry>;
  pack?: FileEntry | undefined;
}

const [{ revision, pages, app, home, rest, paths }] = self.__WB_MANIFEST;

/** They are pages, whoever opens them. */
export const documentPaths: ReadonlySet<string> = new Set(paths);

/** A JSON file of the build. */
export function jsonFile(name: string, hash: unknown): FileEntry {
  const integrity = String(hash);
  return { url: at(`/assets/${jsonName(name, integrity)}`), integrity };
}

function step(cacheName: string, { lists, documents = {}, pack }: StepEntry): Step {
  const files = Object.entries(documents).map(([url, [revision, integrity]]) => {
    return [url, { url, revision, integrity }] as const;
  });
  return {
    cacheName,
    lists,
    documents: new Map(files),
    pack: pack ? jsonFile('pack', pack) : undefined,
  };
}

/** The hashes in the names of all files, and those of the lists. */
export const namesFile = jsonFile('names', revision);

/**
 * The HTML of all documents and the landing page, with their scripts. Installed alone until the app has been started on
 * this device; where every page starts with the app, as in the demo, it holds the documents alone.
 */
export const pagesStep = step(cacheNames.pages, pages);

/** What opens any address, the parts of documents, and what is saved; installed whole or not at all. */
export const appStep = step(cacheNames.app, app);

/** Of the app what only players have, home and bets: kept and installed with it once somebody has signed in. */
export const homeStep = step(cacheNames.home, home);

/** Everything else that works without a network, for those who use it: when the phone is idle and data may be spent. */
export const restStep = step(cacheNames.rest, rest);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: { url: string; revision?: string }): string {
  return revision ? `${url}?${revision}` : url;
}

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
