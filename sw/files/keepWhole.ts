import { fieldsOf } from '../outbox/fields.ts';
import type { FileEntry } from '../steps.ts';
import { fetchChecked } from './fetchChecked.ts';

/** A score of small files compress far better as one, and are one request. */
const KINDS: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/**
 * Keeps a step's scripts and styles where none of them is here yet, neither of this version nor of another:
 * their texts come in one file; of what the page has fetched, the hashes do, and are left to be fetched by.
 */
export async function keepWhole(
  cache: Cache,
  whole: FileEntry,
): Promise<{ files: string[]; left: FileEntry[] }> {
  const files = Object.entries(fieldsOf(await (await fetchChecked(whole)).json()));
  const left: FileEntry[] = [];
  for (const [url, content] of files) {
    const text = String(content);
    const kind = KINDS[url.slice(url.lastIndexOf('.') + 1)] ?? '';
    if (/^sha256-/.test(text)) left.push({ url, integrity: text, revision: null });
    else await cache.put(url, new Response(text, { headers: { 'content-type': kind } }));
  }
  return { files: files.map(([url]) => url), left };
}
