import { at } from '../../src/lib/base.ts';
import { contentsFiles, type FileEntry, type Step, steps, usedFiles } from '../steps.ts';
import { type BuiltFile, type Contents, contentsOf, ownHashes } from './contentsOf.ts';
import { fetchChecked } from './fetchChecked.ts';

/** One answer for however many files ask at once; dropped when it cannot be had. */
const reading = new Map<string, Promise<unknown>>();

/** What a JSON file of this build says, whether or not it is kept here. */
function readJson(file: FileEntry): Promise<unknown> {
  const known = reading.get(file.url);
  if (known) return known;
  const answer = caches.match(file.url).then(async (kept) => {
    return (kept ?? (await fetchChecked(file))).json();
  });
  reading.set(file.url, answer);
  answer.catch(() => reading.delete(file.url));
  return answer;
}

let contents: Promise<Contents> | undefined;

/** The files of this build. */
export function buildContents(): Promise<Contents> {
  contents ??= Promise.all([...contentsFiles.values()].map(readJson)).then(([files, hashes]) =>
    contentsOf(files, hashes),
  );
  contents.catch(() => {
    contents = undefined;
  });
  return contents;
}

/** The scripts and styles of a step. */
export async function filesIn({ lists }: Step): Promise<BuiltFile[]> {
  const files = await Promise.all([...lists].map(([name, list]) => listed(name, list)));
  return files.flat();
}

/** A script or style of this build, by its address. Of the lists only its own is read. */
export async function builtFile(path: string): Promise<BuiltFile | undefined> {
  const { lists } = await buildContents();
  const [name = ''] =
    [...lists].find(([, names]) => names.some((file) => urlOf(file) === path)) ?? [];
  const [list] = [usedFiles, ...steps].flatMap((step) => step.lists.get(name) ?? []);
  const files = list ? await listed(name, list) : [];
  return files.find(({ url }) => url === path);
}

async function listed(name: string, list: FileEntry): Promise<BuiltFile[]> {
  const { lists } = await buildContents();
  const hashes = ownHashes(await readJson(list));
  return (lists.get(name) ?? []).map((file, index) => ({
    url: urlOf(file),
    own: hashes[index] ?? '',
  }));
}

const urlOf = (name: string) => at(`/assets/${name}`);
