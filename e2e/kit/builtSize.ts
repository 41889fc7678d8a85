import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../../dist');

const compressed = new Map<string, number>();

/** Bytes of a file of the build, by its address, compressed as a deployment compresses it. */
export function builtSize(path: string): number {
  const file = fileOf(path);
  const known = compressed.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(DIST, file))).length;
  compressed.set(file, size);
  return size;
}

/** The file behind a clean address: `/` is index.html, `/terms` is terms.html. */
function fileOf(path: string): string {
  const name = path.replace(/^\//, '');
  if (name === '') return 'index.html';
  return /\.[^/]+$/.test(name) ? name : `${name}.html`;
}
