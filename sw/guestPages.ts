import { at } from '../src/lib/base.ts';
import { fieldsOf } from './outbox/fields.ts';

/** The HTML of all documents as one file, cut into lines, most of which they share (`vite/pages/packPages.ts`). */
export const PAGES = at('/pages.json');

/** The key of its page for addresses that are not on the phone. */
export const NOT_HERE = '';

/** The page of this path, byte for byte as the build wrote it. */
export function htmlIn(file: unknown, path: string): string | undefined {
  const { lines, pages } = fieldsOf(file);
  const numbers = fieldsOf(pages)[path];
  if (!Array.isArray(lines) || !Array.isArray(numbers)) return undefined;
  return numbers.map((number) => String(lines[number])).join('\n');
}
