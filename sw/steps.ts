import { at } from '../src/lib/base.ts';
import { cacheNames } from './cacheNames.ts';
import { jsonName } from './files/contentsOf.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: [Manifest] };

/** What the build writes into the script. */
interface Manifest {
  /** The hash of the file that names all others. */
  revision: string;
  pages: StepEntry;
  app: StepEntry;
  home: StepEntry;
  rest: StepEntry;
  /** The documents' paths in the app. */
  paths: string[];
}

/** A file that is taken only when its bytes match. */
export interface FileEntry {
  /** Its address, for fetching and for requests: `/`, `/pages.json`, `/assets/names-….json`. */
  url: string;
  integrity: string;
  /** Missing if the name already has the hash of the content. */
  revision?: string;
}

interface StepEntry {
  /** Names of the lists of its scripts and styles (`files/contentsOf.ts`). */
  lists: string[];
  /**
   * By address: its revision and the hash of its bytes. They are part of the script, because the settings of a site
   * change the documents after the build and must change no other file.
   */
  documents?: Record<string, [revision: string, integrity: string]>;
  /** The hash of the file that holds all its scripts and styles. */
  pack?: string;
}

/** Files that are kept together, in a cache of their own. */
export interface Step {
  cacheName: string;
  lists: readonly string[];
  documents: ReadonlyMap<string, FileEntry>;
  pack?: FileEntry | undefined;
}

const [{ revision, pages, app, home, rest, paths }] = self.__WB_MANIFEST;

/** The paths of documents, which are pages for everybody. */
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

/** The shell, which opens any address, with what documents and saved pages need; installed whole or not at all. */
export const appStep = step(cacheNames.app, app);

/** The parts that only players use, home and bets. Installed with the app once somebody has signed in. */
export const homeStep = step(cacheNames.home, home);

/** Everything else that works without a network. Kept once the app is in use, the phone idle, and data cheap. */
export const restStep = step(cacheNames.rest, rest);

/** Old and new version stand side by side in one cache, so a name without a hash needs the revision. */
export function keyOf({ url, revision }: { url: string; revision?: string }): string {
  return revision ? `${url}?${revision}` : url;
}

/** The key of a kept file, from the address of its request. */
export function keyIn({ url }: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** This version's document, whose hash was checked before it was kept. */
export function keptDocument({ cacheName, documents }: Step, path: string) {
  const key = keyOf(documents.get(path) ?? { url: path });
  return caches.match(key, { cacheName });
}
