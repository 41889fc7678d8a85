import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parsePage } from '../../vite/pages/page.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** A page of the build, as a browser reads it, by the name of its file. */
export function builtPage(file: string): Document {
  return parsePage(readFileSync(join(DIST, file), 'utf8'));
}
