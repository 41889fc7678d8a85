import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { bare, named, stableName } from '../../sw/files/stableNames.ts';

/** A script or style of the build. */
interface BuiltAsset {
  url: string;
}

type Asset = BuiltAsset & { text: string };

/** One that a list names. */
export type ListedFile = BuiltAsset & { own: string };

/** About as many files as a list holds: with more, an update fetches more hashes; with fewer, it names more lists. */
const LIST_FILES = 32;

/**
 * The files of a step in lists of about this many, each file by its stable name: so it stays where it is when
 * others come or go, and a change in one file changes one list. Lists of a step with more than one are numbered.
 */
export function cutLists(
  step: string,
  files: readonly Asset[],
  names: ReadonlyMap<string, string>,
): Map<string, ListedFile[]> {
  const count = 2 ** Math.max(0, Math.round(Math.log2(files.length / LIST_FILES)));
  const lists = new Map<string, ListedFile[]>();
  // By stable names, for in each build the hashes would sort them in another way.
  const sorted = files.toSorted((a, b) => (stableOf(a) < stableOf(b) ? -1 : 1));
  for (const { text, ...file } of sorted) {
    const name = count === 1 ? step : `${step}${(digest(stableOf(file))[0] ?? 0) % count}`;
    lists.set(name, [...(lists.get(name) ?? []), { ...file, own: ownHash(text, names) }]);
  }
  return new Map([...lists].sort());
}

/** What a list says: the own hash of each of its files, one after the other. */
export function ownHashesIn(files: readonly ListedFile[]): string {
  return files.map(({ own }) => own).join('');
}

type Lists = ReadonlyMap<string, readonly Pick<ListedFile, 'url'>[]>;

/** The names of all files without their hashes, by list. */
export function stableNamesIn(lists: Lists): Record<string, string[]> {
  return Object.fromEntries([...lists].map(([name, files]) => [name, files.map(stableOf)]));
}

/** The hashes in the names, in the same order. */
export function nameHashesIn(lists: Lists): string {
  return [...lists.values()]
    .flat()
    .map(({ url }) => /-([\w-]{8})\.\w+$/.exec(url)?.[1] ?? '')
    .join('');
}

/** SHA-256 of the bare text. A text that the worker could not write again as it is fails the build. */
export function ownHash(text: string, names: ReadonlyMap<string, string>): string {
  const content = bare(text, names);
  if (named(content, names) !== text)
    throw new Error(`${text.slice(0, 80)}… names a file of another build`);
  return digest(content).toString('base64').slice(0, -1);
}

const stableOf = ({ url }: BuiltAsset) => stableName(basename(url));

const digest = (text: string) => createHash('sha256').update(text).digest();
