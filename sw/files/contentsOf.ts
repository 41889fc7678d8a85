import { fieldsOf } from '../outbox/fields.ts';
import { namesOf } from './stableNames.ts';

/** A script or style of the build. */
export interface BuiltFile {
  url: string;
  /** SHA-256 of its bare text (`stableNames.ts`), in base64 without the `=` at the end. */
  own: string;
}

/** The files of a build. */
export interface Contents {
  /** The names of the files in each list, in its order. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Every name, by the name without its hash. */
  names: ReadonlyMap<string, string>;
  /** The hash of each list. `files` is the hash of the names without hashes. */
  lists: Readonly<Record<string, unknown>>;
}

/**
 * Puts the names of a build's files together. One JSON file of the build has the names without hashes, list by
 * list; another has those hashes in the same order, and the hash of each list. A change in one file then changes
 * most hashes in names and the hash of one list, and nothing else has to be fetched again.
 */
export function contentsOf(stableNames: unknown, hashes: unknown): Contents {
  const known = fieldsOf(hashes);
  const inNames = String(known['hashes']).match(/.{8}/g)?.values();
  const files = Object.entries(fieldsOf(stableNames)).map(([list, stable]) => {
    const names = [stable]
      .flat()
      .map((name) => String(name).replace(/\.\w+$/, `-${inNames?.next().value}$&`));
    return [list, names] as const;
  });
  return {
    files: new Map(files),
    names: namesOf(files.flatMap(([, names]) => names)),
    lists: fieldsOf(known['lists']),
  };
}

/** The hashes of a list's files, in the order of their names. */
export function ownHashes(list: unknown): string[] {
  return String(fieldsOf(list)['hashes']).match(/.{43}/g) ?? [];
}

/** The name of a JSON file of the build. It holds the hash of the file. */
export function jsonName(name: string, integrity: string): string {
  return `${name}-${integrity.slice(7, 15).replace(/\W/g, '_')}.json`;
}
