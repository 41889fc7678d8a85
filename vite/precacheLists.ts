import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonPath } from '../sw/files/contentsOf.ts';
import { namesOf } from '../sw/files/stableNames.ts';
import { cutLists, type ListedFile, listOf, nameHashesIn, stableNamesIn } from './listContents.ts';
import { documentsOf, type PrecacheFile } from './precacheSteps.ts';

/** Where the files of a build are, and the path of its site on the host: `/`, or `/oja/`. */
export interface Built {
  outDir: string;
  base: string;
}

/** Files that are kept together. */
interface StepFiles {
  files: readonly PrecacheFile[];
  /** The scripts and styles among them come as one file, too. */
  isPacked?: boolean;
}

/** By name: the hash of a JSON file, which is part of its address, too. */
type JsonFiles = Record<string, string>;

/**
 * Writes what tells the worker of its files, and returns what the script itself says of it: by step the lists,
 * the documents and the pack, and for all steps together where the names of the files stand.
 */
export async function writeLists(built: Built, steps: Record<string, StepFiles>) {
  const all = Object.values(steps).flatMap(({ files }) => files.filter(isAsset));
  const names = namesOf(all.map(({ url }) => url));
  const lists = new Map<string, readonly ListedFile[]>();
  const entries: [string, object][] = [];
  for (const [name, { files, isPacked }] of Object.entries(steps)) {
    const assets = await Promise.all(files.filter(isAsset).map((file) => withText(built, file)));
    const cut = cutLists(name, assets, names);
    for (const [list, listed] of cut) lists.set(list, listed);
    entries.push([
      name,
      {
        lists: await writtenLists(built, cut),
        documents: documentsOf(files.map((file) => ({ ...file, url: below(file.url, built) }))),
        ...(isPacked && { pack: await written(built, `${name}Pack`, packOf(built, assets)) }),
      },
    ]);
  }
  const contents = {
    ...(await written(built, 'files', stableNamesIn(lists))),
    ...(await written(built, 'names', nameHashesIn(lists))),
  };
  return { contents, ...Object.fromEntries(entries) };
}

async function writtenLists(built: Built, lists: ReadonlyMap<string, readonly ListedFile[]>) {
  const hashes: JsonFiles = {};
  for (const [name, files] of lists)
    Object.assign(hashes, await written(built, name, listOf(files)));
  return hashes;
}

async function withText({ outDir }: Built, file: PrecacheFile) {
  return { ...file, text: await readFile(join(outDir, file.url), 'utf8') };
}

const packOf = (built: Built, files: readonly { url: string; text: string }[]) =>
  Object.fromEntries(files.map(({ url, text }) => [below(url, built), text]));

/** The address on the host of a file of the build. */
const below = (url: string, { base }: Built) => base + url.slice(1);

const isAsset = ({ revision }: PrecacheFile) => revision === null;

/** Writes a JSON file of the worker's, and tells its hash. */
async function written({ outDir }: Built, name: string, value: unknown): Promise<JsonFiles> {
  const content = JSON.stringify(value);
  const integrity = integrityOf(content);
  await writeFile(join(outDir, jsonPath(name, integrity)), content);
  return { [name]: integrity };
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A hash cannot be compressed, and there are hundreds: the shortest that browsers take is strong enough. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
