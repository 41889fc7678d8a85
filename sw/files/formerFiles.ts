import { type FileEntry, keyIn, keyOf } from '../steps.ts';
import { areBuilt } from './areBuilt.ts';
import { buildContents } from './buildContents.ts';
import type { BuiltFile } from './contentsOf.ts';
import { ownText } from './ownText.ts';
import { bare, named, stableName } from './stableNames.ts';

/**
 * Most files of a new version differ from what is kept of the last one in nothing but the names of others:
 * they are written from it, and taken only where the hash fits. What is left has to be fetched.
 */
export async function keepFromFormer(
  cache: Cache,
  files: readonly (BuiltFile | FileEntry)[],
): Promise<void> {
  const kept = new Set((await cache.keys()).map(keyIn));
  const listed = new Set(files.map(keyOf));
  const former = new Map(
    [...kept].flatMap((key) => (listed.has(key) ? [] : [[idOf(key), key] as const])),
  );
  for (const file of files) {
    const key = kept.has(keyOf(file)) ? undefined : former.get(idOf(keyOf(file)));
    const response = key && (await cache.match(key));
    if (!response) continue;
    const before = await response.text();
    const text = 'own' in file ? await ownText(before, file.own) : await renamed(before, file);
    if (text === undefined) continue;
    await cache.put(keyOf(file), new Response(text, { headers: response.headers }));
  }
}

/** A document of the last version with the names of this one, if that is what is wanted. */
async function renamed(before: string, { integrity }: FileEntry): Promise<string | undefined> {
  const { names } = await buildContents();
  const text = named(bare(before, names), names);
  return (await areBuilt(new TextEncoder().encode(text), integrity)) ? text : undefined;
}

/** The same for a file in every build; of a document, in every build that gives it the same headers. */
function idOf(key: string): string {
  return stableName(key).replace(/(\?\w+)\.\w+$/, '$1');
}
