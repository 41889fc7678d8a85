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
  const content = fieldsOf(await (await fetchChecked(whole)).json());
  const files = fieldsOf(content['files']);
  const left = entriesOf(files);
  for (const [url, text] of Object.entries(files)) {
    const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (isHash(text)) continue;
    await cache.put(url, new Response(String(text), { headers: { 'content-type': type } }));
  }
  return { left, pages: content['pages'] };
}

/** Those files of which only the hashes are told. */
export function entriesOf(files: Record<string, unknown>): FileEntry[] {
  return Object.entries(files).flatMap(([url, integrity]) =>
    isHash(integrity) ? { url, integrity } : [],
  );
}

function isHash(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith('sha256-');
}
