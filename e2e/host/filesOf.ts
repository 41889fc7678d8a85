import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a build by their request path, without the compressed copies: `/assets/main-….js`. */
export type Files = ReadonlyMap<string, Buffer>;

export function filesOf(folder: string): Files {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(folder, file)}`, readFileSync(file)]),
  );
}
