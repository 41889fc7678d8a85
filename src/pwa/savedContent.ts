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
const REMOVABLE = /^(guest|rules|later|assets|pages)@/;
/** Where the worker keeps what is only for those who use the app. */
const REST = /^later@/;
const SAVE_LIMIT_MS = 120_000;

/** What the worker has saved on this phone, the largest first. */
export async function listSaved(): Promise<SavedFile[]> {
  if (!('caches' in globalThis)) return [];
  const names = await ownCaches();
  const kept = await Promise.all(names.map(filesIn));
  return kept.flat().sort((a, b) => b.bytes - a.bytes);
}

/** Whether the whole of the app is on this phone: the list of the rest of it, and every file that it names. */
export async function isAllSaved(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const name = (await ownCaches()).find((known) => REST.test(known));
  if (name === undefined) return false;
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
  const list = requests.find(({ url }) => new URL(url).pathname.startsWith(at('/assets/later-')));
  const files: unknown = list && (await (await cache.match(list))?.json().catch(() => undefined));
  return Array.isArray(files) && files.every((file) => kept.has(String(fieldsOf(file)['url'])));
}

/** Saves the rest of this version; `false` when it could not all be had: no worker, network or room. */
export async function saveAll(): Promise<boolean> {
  keepLess(false);
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  return worker ? askWorker(worker, 'WARM_CACHE', SAVE_LIMIT_MS) : false;
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

async function filesIn(name: string): Promise<SavedFile[]> {
  const cache = await caches.open(name);
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request);
      const bytes = (await response?.clone().blob())?.size ?? 0;
      const { pathname, search } = new URL(request.url);
      return { path: below(pathname), search, response, bytes };
    }),
  );
  const known = new Map<string, Pick<SavedFile, 'url' | 'title' | 'version'>>();
  for (const { path, response } of kept) {
    if (!isList(path) || !response) continue;
    for (const document of await documentsIn(response)) known.set(document.file, document);
  }
  const files = kept.filter(({ path }) => !isList(path));
  const saved = files.map(async ({ path, search, response, bytes }): Promise<SavedFile[]> => {
    if (at(path) === PAGES && response) return pagesIn(await response.json(), bytes);
    const { url = path, title, version = versionOf(path, search) } = known.get(path) ?? {};
    return [{ url, ...(title !== undefined && { title }), bytes, version }];
  });
  return (await Promise.all(saved)).flat();
}

const isList = (path: string) =>
  /^\/assets\/(first|home|rules|later|used|guest)-[^/]*\.json$/.test(path);

/** The documents as HTML, until the rules are kept as a part of the app. They share most of their room. */
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

/** The build's list of files tells which of them hold a document. */
async function documentsIn(list: Response) {
  const files: unknown = await list.json().catch(() => []);
  return (Array.isArray(files) ? files : []).flatMap((listed) => {
    const { url: file, page: url, title, version } = fieldsOf(listed);
    if (typeof file !== 'string' || typeof url !== 'string') return [];
    if (typeof title !== 'string' || typeof version !== 'string') return [];
    return { file: below(file), url, title, version };
  });
}

/** The hash of its content: in the name, or beside it. */
function versionOf(path: string, search: string): string {
  return search.slice(1) || (/-([\w-]{7,8})\.\w+$/.exec(path)?.[1] ?? '');
}
