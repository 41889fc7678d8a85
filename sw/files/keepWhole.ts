import { fieldsOf } from '../outbox/fields.ts';
import type { FileEntry } from '../steps.ts';
import { fetchChecked } from './fetchChecked.ts';

interface Whole {
  /** Those that are left to be fetched, by their full hashes. */
  left: FileEntry[];
  /** Which of them hold a document. */
  pages: unknown;
}

/**
 * Keeps a step's scripts and styles where none of them is here yet, neither of this version nor of another. A
 * score of small files compress far better as one, and are one request; of what the page has fetched, the
 * hashes do.
 */
export async function keepWhole(cache: Cache, whole: FileEntry): Promise<Whole> {
  const { files, pages } = fieldsOf(await (await fetchChecked(whole)).json());
  const left = entriesOf(files);
  for (const [url, text] of left[0] ? [] : Object.entries(fieldsOf(files))) {
    const type = `text/${url.endsWith('.css') ? 'css' : 'javascript'}`;
    await cache.put(url, new Response(String(text), { headers: { 'content-type': type } }));
  }
  return { left, pages };
}

/** Files of which only the hashes are told. */
export function entriesOf(files: unknown): FileEntry[] {
  return Object.entries(fieldsOf(files)).flatMap(([url, content]) => {
    const integrity = String(content);
    return integrity.startsWith('sha256-') ? { url, integrity } : [];
  });
}
