import { type FileEntry, keyIn, keyOf, steps, usedFiles } from '../steps.ts';
import { areBuilt } from './areBuilt.ts';
import { filesIn } from './filesIn.ts';
import { namesOf, renamed, stableName } from './stableNames.ts';

const LISTS = [...steps, usedFiles].map(({ list }) => list);

let names: Promise<ReadonlyMap<string, string>> | undefined;

/** The names of all files of this build, from its lists, kept or not. */
function newNames(): Promise<ReadonlyMap<string, string>> {
  names ??= Promise.all(LISTS.map(filesIn)).then((files) =>
    namesOf(files.flat().map(({ url }) => url)),
  );
  names.catch(() => {
    names = undefined;
  });
  return names;
}

/**
 * Most files of a new version differ from what is kept of the last one in nothing but the names of others:
 * they are written from it, and taken only where the hash fits. What is left has to be fetched.
 */
export async function keepFromFormer(cache: Cache, files: readonly FileEntry[]): Promise<void> {
  const kept = new Set((await cache.keys()).map(keyIn));
  const listed = new Set(files.map(keyOf));
  const former = new Map(
    [...kept].flatMap((key) => (listed.has(key) ? [] : [[idOf(key), key] as const])),
  );
  for (const file of files) {
    const key = kept.has(keyOf(file)) ? undefined : former.get(idOf(keyOf(file)));
    const response = key && (await cache.match(key));
    if (!response) continue;
    const bytes = new TextEncoder().encode(renamed(await response.text(), await newNames()));
    if (!(await areBuilt(bytes, file.integrity))) continue;
    await cache.put(keyOf(file), new Response(bytes, { headers: response.headers }));
  }
}

/** The same for a file in every build; of a document, in every build that gives it the same headers. */
function idOf(key: string): string {
  return stableName(key).replace(/(\?\w+)\.\w+$/, '$1');
}
