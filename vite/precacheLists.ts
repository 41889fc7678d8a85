import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { jsonName } from '../sw/files/contentsOf.ts';
import { namesOf } from '../sw/files/stableNames.ts';
import {
  cutLists,
  type ListedFile,
  nameHashesIn,
  ownHashesIn,
  stableNamesIn,
} from './lists/listContents.ts';
import { documentsOf, type PrecacheFile } from './precacheSteps.ts';

/** Where the files of a build are, and the path of its site on the host: `/`, or `/oja/`. */
export interface Built {
  outDir: string;
  base: string;
}

/** Files that are kept together. */
interface StepFiles {
  files: readonly PrecacheFile[];
  /** How a phone that has none of its scripts and styles gets them: as texts, or as hashes of what the page has. */
  whole?: 'texts' | 'hashes';
  /** Not where other steps hold the scripts and styles, too. */
  areListed?: boolean;
}

/** By name: the hash of a JSON file, which is part of its address, too. */
type JsonFiles = Record<string, string>;

/**
 * Writes what tells the worker of its files, and returns what the script itself says of them. `used` are files
 * that no step holds.
 */
export async function writeLists(
  built: Built,
  steps: Record<string, StepFiles>,
  used: readonly PrecacheFile[],
) {
  const listed = Object.values(steps).flatMap(({ files, areListed = true }) =>
    areListed ? files : [],
  );
  const all = [...listed, ...used].filter(isAsset);
  const known = namesOf(all.map(({ url }) => basename(url)));
  const lists = new Map<string, readonly ListedFile[]>();
  const cut = async (step: string, files: readonly PrecacheFile[]) => {
    const own = cutLists(step, await withTexts(built, files), known);
    for (const [list, inList] of own) lists.set(list, inList);
    return [...own.keys()];
  };
  const entries: [string, object][] = [];
  for (const [step, { files, whole, areListed = true }] of Object.entries(steps)) {
    const entry = {
      ...(areListed && { lists: await cut(step, files) }),
      ...documentsIn(built, files),
      ...(whole && {
        whole: await written(built, `${step}Whole`, {
          files: await allAs[whole](built, files),
        }),
      }),
    };
    entries.push([step, entry]);
  }
  await cut('used', used);
  const hashes: JsonFiles = {};
  for (const [list, files] of lists) {
    hashes[list] = await written(built, list, { hashes: ownHashesIn(files) });
  }
  hashes['files'] = await written(built, 'files', stableNamesIn(lists));
  const content = { hashes: nameHashesIn(lists), lists: hashes };
  const revision = await written(built, 'names', content);
  return { revision, ...Object.fromEntries(entries) };
}

function documentsIn(built: Built, files: readonly PrecacheFile[]) {
  const documents = documentsOf(files.map((file) => ({ ...file, url: below(file.url, built) })));
  return Object.keys(documents).length > 0 && { documents };
}

async function withTexts({ outDir }: Built, files: readonly PrecacheFile[]) {
  return Promise.all(
    files.filter(isAsset).map(async (file) => {
      return { ...file, text: await readFile(join(outDir, file.url), 'utf8') };
    }),
  );
}

const allAs = {
  async texts(built: Built, files: readonly PrecacheFile[]): Promise<JsonFiles> {
    const assets = await withTexts(built, files);
    return Object.fromEntries(assets.map(({ url, text }) => [below(url, built), text]));
  },
  async hashes(built: Built, files: readonly PrecacheFile[]): Promise<JsonFiles> {
    const assets = files.filter(isAsset);
    return Object.fromEntries(assets.map(({ url, integrity }) => [below(url, built), integrity]));
  },
};

/** The address on the host of a file of the build. */
const below = (url: string, { base }: Built) => base + url.slice(1);

const isAsset = ({ revision }: PrecacheFile) => revision === null;

/** Writes a JSON file of the worker's, and tells its hash. */
async function written({ outDir }: Built, name: string, value: unknown): Promise<string> {
  const content = JSON.stringify(value);
  const integrity = integrityOf(content);
  await writeFile(join(outDir, 'assets', jsonName(name, integrity)), content);
  return integrity;
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A hash cannot be compressed, and there are hundreds: the shortest that browsers take is strong enough. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
