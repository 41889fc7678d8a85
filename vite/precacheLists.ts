import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsOf, type PrecacheFile } from './precacheSteps.ts';

/** Where the files of a build are, and the path of its site on the host: `/`, or `/oja/`. */
export interface Built {
  outDir: string;
  base: string;
}

/** Fields of a file that its list holds. */
const LISTED = ['url', 'integrity', 'isPacked', 'page', 'title', 'version'];

/** A list with a pack: these files as one, by their addresses; others are on the list alone. */
export async function packed(
  built: Built,
  name: string,
  files: readonly PrecacheFile[],
  others: readonly PrecacheFile[] = [],
) {
  const texts = await Promise.all(
    files.map(({ url }) => readFile(join(built.outDir, url), 'utf8')),
  );
  const content = JSON.stringify(
    Object.fromEntries(files.map(({ url }, index) => [below(url, built), texts[index]])),
  );
  const pack = await written(built, `${name}Pack`, content);
  const list = await listed(built, name, [
    ...files.map((file) => ({ ...file, isPacked: true as const })),
    ...others,
  ]);
  return { ...list, pack };
}

export async function listed(built: Built, name: string, files: readonly PrecacheFile[]) {
  const named = files.map((file) => ({ ...file, url: below(file.url, built) }));
  return {
    ...(await written(built, name, JSON.stringify(named.filter(isAsset), LISTED))),
    documents: documentsOf(named),
    size: files.reduce((sum, file) => sum + file.size, 0),
  };
}

/** The address on the host of a file of the build. */
const below = (url: string, { base }: Built) => base + url.slice(1);

const isAsset = ({ revision }: PrecacheFile) => revision === null;

/** Writes a file of the worker's, and tells where and by which hash it is fetched. */
async function written(built: Built, name: string, content: string) {
  const url = `/assets/${name}-${hashOf(content)}.json`;
  await writeFile(join(built.outDir, url), content);
  return { url: below(url, built), revision: null, integrity: integrityOf(content) };
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A hash cannot be compressed, and there are hundreds: the shortest that browsers take is strong enough. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
