import { fieldsOf } from '../outbox/fields.ts';
import type { FileEntry } from '../steps.ts';
import { fetchChecked } from './fetchChecked.ts';

/**
 * Keeps a step's scripts and styles where none of them is here yet, neither of this version nor of another. A
 * score of small files compress far better as one, and are one request; of what the page has fetched, the
 * hashes do: these are returned, and left to be fetched.
 */
export async function keepWhole(cache: Cache, whole: FileEntry): Promise<FileEntry[]> {
  const { files } = fieldsOf(await (await fetchChecked(whole)).json());
  const left = entriesOf(files);
  for (const [url, text] of left[0] ? [] : Object.entries(fieldsOf(files))) {
    const type = `text/${url.endsWith('.css') ? 'css' : 'javascript'}`;
    await cache.put(url, new Response(String(text), { headers: { 'content-type': type } }));
  }
  return left;
}

/** Files of which only the hashes are told. */
export function entriesOf(files: unknown): FileEntry[] {
  return Object.entries(fieldsOf(files)).flatMap(([url, content]) => {
    const integrity = String(content);
    return integrity.startsWith('sha256-') ? { url, integrity } : [];
  });
}
