import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentsOf, type PrecacheFile } from './precacheSteps.ts';

/** Fields of a file that its list holds. */
const LISTED = ['url', 'integrity', 'isPacked', 'page', 'title', 'version'];

/** A list with a pack: these files as one, by their addresses; others are on the list alone. */
export async function packed(
  outDir: string,
  name: string,
  files: readonly PrecacheFile[],
  others: readonly PrecacheFile[] = [],
) {
  const texts = await Promise.all(files.map(({ url }) => readFile(join(outDir, url), 'utf8')));
  const content = JSON.stringify(
    Object.fromEntries(files.map(({ url }, index) => [url, texts[index]])),
  );
  const pack = await written(outDir, `${name}Pack`, content);
  const list = await listed(outDir, name, [
    ...files.map((file) => ({ ...file, isPacked: true as const })),
    ...others,
  ]);
  return { ...list, pack };
}

export async function listed(outDir: string, name: string, files: readonly PrecacheFile[]) {
  return {
    ...(await written(outDir, name, JSON.stringify(files.filter(isAsset), LISTED))),
    documents: documentsOf(files),
    size: files.reduce((sum, file) => sum + file.size, 0),
  };
}

const isAsset = ({ revision }: PrecacheFile) => revision === null;

/** Writes a file of the worker's, and tells where and by which hash it is fetched. */
async function written(outDir: string, name: string, content: string) {
  const url = `/assets/${name}-${hashOf(content)}.json`;
  await writeFile(join(outDir, url), content);
  return { url, revision: null, integrity: integrityOf(content) };
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** A hash cannot be compressed, and there are hundreds: the shortest that browsers take is strong enough. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
