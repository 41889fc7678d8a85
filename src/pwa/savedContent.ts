import { stableName } from '../../sw/files/stableNames.ts';
import { PAGES } from '../../sw/guestPages.ts';
import { fieldsOf } from '../../sw/outbox/fields.ts';
import { at, below, ownCaches } from '../lib/base.ts';
import { askWorker } from './askWorker.ts';
import { keepLess } from './keepsLess.ts';

/** A file that opens without a network. */
export interface SavedFile {
  /** Where it leads: the address of a document, else that of the file itself. */
  url: string;
  /** Of a document: `Terms & Conditions`. The app's own parts and pictures have none. */
  title?: string;
  /** Room it takes on this phone, unpacked. */
  bytes: number;
  /** Of a document the version of its text, else the mark of this version of the file. */
  version: string;
}

/** The app's start and the player's home are kept as long as the app is; the rest is theirs to keep. */
const REMOVABLE = /^(pages|rest|used|seen)@/;
/** Where the worker keeps what is only for those who use the app. */
const REST = /^rest@/;
const SAVE_LIMIT_MS = 120_000;
/** On a first visit the worker is still on its way when the player asks for everything. */
const WORKER_LIMIT_MS = 30_000;

/** What the worker has saved on this phone, the largest first. */
export async function listSaved(): Promise<SavedFile[]> {
  if (!('caches' in globalThis)) return [];
  const kept = (await Promise.all((await ownCaches()).map(keptIn))).flat();
  const files = kept.filter(({ path }) => !isList(path));
  const saved = await Promise.all(files.map(savedIn));
  return saved.flat().sort((a, b) => b.bytes - a.bytes);
}

/** Whether the whole of the app is on this phone: every file that its last step names, in this version or the last. */
export async function isAllSaved(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const caches = await Promise.all((await ownCaches()).map(keptIn));
  const files = caches.flat().find(({ path }) => /^\/assets\/files-/.test(path));
  const lists = Object.entries(fieldsOf(await jsonOf(files?.response)));
  const wanted = lists.flatMap(([list, names]) => (/^rest/.test(list) ? names : []));
  const rest = caches.flat().flatMap(({ name, path }) => (REST.test(name) ? fileName(path) : []));
  const kept = new Set(rest);
  return wanted.length > 0 && wanted.every((name) => kept.has(String(name)));
}

/** Saves the rest of this version; `false` when it could not all be had: no worker, network or room. */
export async function saveAll(): Promise<boolean> {
  keepLess(false);
  const worker = await activeWorker();
  return worker ? askWorker(worker, 'KEEP_EVERYTHING', SAVE_LIMIT_MS) : false;
}

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const ready = navigator.serviceWorker.ready.then(({ active }) => active);
  const limit = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), WORKER_LIMIT_MS);
  });
  return Promise.race([ready, limit]);
}

/** Removes all but the app's start, and keeps it so until `saveAll`. */
export async function removeSaved(): Promise<void> {
  keepLess(true);
  if (!('caches' in globalThis)) return;
  const names = await ownCaches();
  await Promise.all(
    names.filter((name) => REMOVABLE.test(name)).map((name) => caches.delete(name)),
  );
}

type Kept = Awaited<ReturnType<typeof keptIn>>[number];

async function savedIn({ path, search, response }: Kept): Promise<SavedFile[]> {
  const bytes = (await response?.clone().blob())?.size ?? 0;
  if (at(path) === PAGES && response) return pagesIn(await response.json(), bytes);
  return [{ url: path, bytes, version: versionOf(path, search) }];
}

/** The documents, which share most of their room. */
function pagesIn(file: unknown, bytes: number): SavedFile[] {
  const told = Object.entries(fieldsOf(fieldsOf(file)['told']));
  return told.map(([url, named]) => {
    const [title, version] = Array.isArray(named) ? named : [];
    return {
      url,
      title: String(title),
      bytes: Math.round(bytes / told.length),
      version: String(version),
    };
  });
}

/** Everything in a cache, with its path in the app. */
async function keptIn(name: string) {
  const cache = await caches.open(name);
  return Promise.all(
    (await cache.keys()).map(async (request) => {
      const { pathname, search } = new URL(request.url);
      return { name, path: below(pathname), search, response: await cache.match(request) };
    }),
  );
}

/** What the worker fetches to know its files. */
const isList = (path: string) => /^\/assets\/[^/]*\.json$/.test(path);

/** A file's name in every build. */
const fileName = (path: string) => stableName(path.slice(path.lastIndexOf('/') + 1));

const jsonOf = (answer: Response | undefined): Promise<unknown> | undefined =>
  answer?.json().catch(() => undefined);

/** The hash of its content: in the name, or beside it. */
function versionOf(path: string, search: string): string {
  return search.slice(1) || (/-([\w-]{7,8})\.\w+$/.exec(path)?.[1] ?? '');
}
