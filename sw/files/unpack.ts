import { fieldsOf } from '../outbox/fields.ts';
import type { FileEntry } from '../steps.ts';
import type { BuiltFile } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';

/** A score of small files compress far better as one, and are one request. */
const KINDS: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/**
 * Keeps the files of a pack where none of them is here yet. Of a new version, and where a pack was kept in
 * part, each that is missing is left to be fetched by itself.
 */
export async function unpack(
  cache: Cache,
  pack: FileEntry,
  files: readonly BuiltFile[],
): Promise<void> {
  for (const { url } of files) if (await cache.match(url)) return;
  const texts = fieldsOf(await (await fetchChecked(pack)).json());
  for (const { url } of files) {
    const text = texts[url];
    const kind = KINDS[url.slice(url.lastIndexOf('.') + 1)];
    if (typeof text !== 'string' || !kind) continue;
    await cache.put(url, new Response(text, { headers: { 'content-type': kind } }));
  }
}
