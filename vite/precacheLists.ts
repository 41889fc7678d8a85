import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { jsonName } from '../sw/files/contentsOf.ts';
import { namesOf } from '../sw/files/stableNames.ts';
import { integrityOf } from './hashes.ts';
import {
  cutLists,
  type ListedFile,
  nameHashesIn,
  ownHashesIn,
  stableNamesIn,
} from './lists/listContents.ts';
import type { PrecacheFile } from './precacheSteps.ts';

/** Where the files of a build are, and the path of its site on the host: `/`, or `/oja/`. */
export interface Built {
  outDir: string;
  base: string;
}

/**
 * Writes what tells the worker of its scripts and styles, and returns its hash, and by step the names of its lists.
 */
export async function writeLists<Step extends string>(
  built: Built,
  steps: Record<Step, readonly PrecacheFile[]>,
): Promise<{ revision: string; listsOf(step: Step): string[] }> {
  const texts = await withTexts(built, Object.values<readonly PrecacheFile[]>(steps).flat());
  const known = namesOf(texts.map(({ url }) => basename(url)));
  const lists = new Map<string, readonly ListedFile[]>();
  const names = new Map<string, string[]>();
  for (const [step, files] of Object.entries<readonly PrecacheFile[]>(steps)) {
    const cut = cutLists(
      step,
      texts.filter(({ url }) => files.some((file) => file.url === url)),
      known,
    );
    names.set(step, [...cut.keys()]);
    for (const [list, inList] of cut) lists.set(list, inList);
  }
  const hashes: Record<string, string> = {};
  for (const [list, files] of lists) {
    hashes[list] = await written(built, list, { hashes: ownHashesIn(files) });
  }
  hashes['files'] = await written(built, 'files', stableNamesIn(lists));
  const content = { hashes: nameHashesIn(lists), lists: hashes };
  const revision = await written(built, 'names', content);
  return { revision, listsOf: (step) => names.get(step) ?? [] };
}

/** Writes the files as one, for a phone that has none of them; returns its hash. */
export async function writePack(built: Built, files: readonly PrecacheFile[]): Promise<string> {
  const texts = (await withTexts(built, files)).map(({ url, text }) => [below(url, built), text]);
  return written(built, 'pack', Object.fromEntries(texts));
}

/** The documents with their revisions and hashes, which the worker's script holds. */
export function documentsIn(
  built: Built,
  files: readonly PrecacheFile[],
): Record<string, [revision: string, integrity: string]> {
  return Object.fromEntries(
    files.flatMap(({ url, revision, integrity }) =>
      revision === null ? [] : [[below(url, built), [revision, integrity]]],
    ),
  );
}

async function withTexts({ outDir }: Built, files: readonly PrecacheFile[]) {
  return Promise.all(
    files.map(async (file) => {
      return { ...file, text: await readFile(join(outDir, file.url), 'utf8') };
    }),
  );
}

/** The address on the host of a file of the build. */
const below = (url: string, { base }: Built) => base + url.slice(1);

/** Writes a JSON file of the worker's, and tells its hash. */
async function written({ outDir }: Built, name: string, value: unknown): Promise<string> {
  const content = JSON.stringify(value);
  const integrity = integrityOf(content);
  await writeFile(join(outDir, 'assets', jsonName(name, integrity)), content);
  return integrity;
}
