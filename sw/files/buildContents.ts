import { at } from '../../src/lib/base.ts';
import { cacheNames } from '../cacheNames.ts';
import { fieldsOf } from '../outbox/fields.ts';
import { type FileEntry, jsonFile, namesFile, type Step } from '../steps.ts';
import { type BuiltFile, type Contents, contentsOf, ownHashes } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';

/** One answer, however many files ask at once. A failed one is forgotten, so that the next may ask again. */
const reading = new Map<string, Promise<unknown>>();

/** Reads a JSON file of this build, and keeps it: most stay the same in the next build. */
function readJson(file: FileEntry): Promise<unknown> {
  const known = reading.get(file.url);
  if (known) return known;
  const answer = keptJson(file);
  reading.set(file.url, answer);
  answer.catch(() => reading.delete(file.url));
  return answer;
}

async function keptJson(file: FileEntry): Promise<unknown> {
  const cache = await caches.open(cacheNames.lists);
  let response = await cache.match(file.url);
  if (!response) {
    response = await fetchChecked(file);
    await cache.put(file.url, response.clone());
  }
  return response.json();
}

let contents: Promise<Contents> | undefined;

/** The files of this build. */
export function buildContents(): Promise<Contents> {
  contents ??= readContents();
  contents.catch(() => {
    contents = undefined;
  });
  return contents;
}

async function readContents(): Promise<Contents> {
  const hashes = await readJson(namesFile);
  const { files } = fieldsOf(fieldsOf(hashes)['lists']);
  return contentsOf(await readJson(jsonFile('files', files)), hashes);
}

/** The scripts and styles of a step. */
export async function filesIn({ lists }: Step): Promise<BuiltFile[]> {
  return (await Promise.all(lists.map(listed))).flat();
}

/** The script or style at an address of this build. Reads only the list that it is in. */
export async function builtFile(path: string): Promise<BuiltFile | undefined> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [list, names] of (await buildContents()).files) {
    if (names.includes(name)) return (await listed(list)).find(({ url }) => url === path);
  }
  return undefined;
}

async function listed(list: string): Promise<BuiltFile[]> {
  const { files, lists } = await buildContents();
  const hashes = ownHashes(await readJson(jsonFile(list, lists[list])));
  return (files.get(list) ?? []).map((name, index) => ({
    url: urlOf(name),
    own: hashes[index] ?? '',
  }));
}

/** The JSON files that list the files of this build. */
export async function listFiles(): Promise<FileEntry[]> {
  const { lists } = await buildContents();
  return [namesFile, ...Object.entries(lists).map(([name, hash]) => jsonFile(name, hash))];
}

const urlOf = (name: string) => at(`/assets/${name}`);
