import { fieldsOf } from '../outbox/fields.ts';
import { NAME_HASH, namesOf } from './stableNames.ts';

/** A script or style of the build. */
export interface BuiltFile {
  url: string;
  /** SHA-256 of its bare text (`stableNames.ts`), in base64 without the `=` at the end. */
  own: string;
}

/** The files of a build. */
export interface Contents {
  /** The names of the files in each list, in its order. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** The names of all, by what stays of them. */
  names: ReadonlyMap<string, string>;
}

/**
 * The files of a build, out of two files of it: what stays of their names, by lists; and the hashes that belong
 * into these, in the same order. A change in one file changes most of the hashes and nothing else.
 */
export function contentsOf(files: unknown, hashes: unknown): Contents {
  const text = String(hashes);
  let at = 0;
  const lists = Object.entries(fieldsOf(files)).map(([list, stable]) => {
    const names = [stable].flat().map((name) => {
      const hash = text.slice(at, at + NAME_HASH);
      at += NAME_HASH;
      return String(name).replace(/\.\w+$/, `-${hash}$&`);
    });
    return [list, names] as const;
  });
  return { lists: new Map(lists), names: namesOf(lists.flatMap(([, names]) => names)) };
}

/** What a list holds: the own hashes of its files, one after the other. */
export function ownHashes(list: unknown): string[] {
  return String(fieldsOf(list)['hashes']).match(/.{43}/g) ?? [];
}

/** Where a list of the build lies, or another such file of the worker's: the name holds the hash. */
export function jsonPath(name: string, integrity: string): string {
  return `/assets/${name}-${integrity.slice(7, 15).replace(/\W/g, '_')}.json`;
}
