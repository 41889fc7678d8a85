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
  const content = fieldsOf(await (await fetchChecked(whole)).json());
  const left = entriesOf(content);
  for (const [url, text] of Object.entries(content)) {
    const kind = KINDS[url.slice(url.lastIndexOf('.') + 1)] ?? '';
    if (isHash(text)) continue;
    await cache.put(url, new Response(String(text), { headers: { 'content-type': kind } }));
  }
  return { files: Object.keys(content), left };
}

/** Those files of which only the hashes are told. */
export function entriesOf(content: Record<string, unknown>): FileEntry[] {
  return Object.entries(content).flatMap(([url, integrity]) =>
    isHash(integrity) ? { url, integrity, revision: null } : [],
  );
}

function isHash(content: unknown): content is string {
  return typeof content === 'string' && content.startsWith('sha256-');
}
