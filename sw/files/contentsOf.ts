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
  /** The names of all, by what stays of them. */
  names: ReadonlyMap<string, string>;
  /** The hash of each list, and as `files` that of the names without hashes. */
  lists: Readonly<Record<string, unknown>>;
}

/**
 * The files of a build, out of two files of it: what stays of their names, by lists; and the hashes that belong
 * into these, in the same order, with those of the lists. A change in one file changes most of the hashes in
 * names, one of a list, and nothing else.
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

/** What a list holds: the own hashes of its files, one after the other. Which of them hold a document, the page reads. */
export function ownHashes(list: unknown): string[] {
  return String(fieldsOf(list)['hashes']).match(/.{43}/g) ?? [];
}

/** The file of a list of the build, or of another that tells of files: its name holds its hash. */
export function jsonName(name: string, integrity: string): string {
  return `${name}-${integrity.slice(7, 15).replace(/\W/g, '_')}.json`;
}
