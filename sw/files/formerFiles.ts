import { type FileEntry, keyIn, keyOf } from '../steps.ts';
import type { BuiltFile } from './contentsOf.ts';
import { ownText } from './ownText.ts';
import { stableName } from './stableNames.ts';

/**
 * Most files of a new version differ from those of the last one only in the names of other files. This rewrites
 * the kept copies and keeps each result whose hash is right. The rest has to be fetched.
 */
export async function keepFromFormer(
  cache: Cache,
  files: readonly (BuiltFile | FileEntry)[],
): Promise<void> {
  const kept = new Set((await cache.keys()).map(keyIn));
  const former = new Map([...kept].map((key) => [idOf(key), key] as const));
  for (const file of files) {
    const key = kept.has(keyOf(file)) ? undefined : former.get(idOf(keyOf(file)));
    const response = key && (await cache.match(key));
    if (!response) continue;
    const text = await ownText(await response.text(), file);
    if (text === undefined) continue;
    await cache.put(keyOf(file), new Response(text, { headers: response.headers }));
  }
}

/** What tells a file in every build, and a document in every build that gives it the same headers. */
function idOf(key: string): string {
  return stableName(key).replace(/(\?\w+)\.\w+$/, '$1');
}
