import { readdirSync, readFileSync } from 'node:fs';
import nodePath from 'node:path';

/** The project's root, where package.json is. */
export const ROOT = nodePath.resolve(import.meta.dirname, '../../..');

export function readText(file: string): string {
  return readFileSync(nodePath.join(ROOT, file), 'utf8');
}

/** The TypeScript files below a folder, tests included. */
export function sourceFiles(folder: string): string[] {
  return filesOf(folder, (name) => /\.tsx?$/.test(name) && !/\.d\.ts$/.test(name));
}

export function styleFiles(folder: string): string[] {
  return filesOf(folder, (name) => name.endsWith('.css'));
}

export function documentFiles(folder: string): string[] {
  return filesOf(folder, (name) => name.endsWith('.md'));
}

function filesOf(folder: string, isWanted: (name: string) => boolean): string[] {
  return readdirSync(nodePath.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => fromRoot(nodePath.join(entry.parentPath, entry.name)));
}

/** Another system's path rules, so that tests on any system can try Windows. */
interface System {
  paths: nodePath.PlatformPath;
  root: string;
}
const HERE: System = { paths: nodePath, root: ROOT };

/** A file's path from the root, with forward slashes on every system. */
export function fromRoot(file: string, { paths, root }: System = HERE): string {
  return paths.relative(root, file).replaceAll(paths.sep, '/');
}

/** The file that a relative import in `from` refers to. */
export function importedFile(from: string, specifier: string, system: System = HERE): string {
  const { paths, root } = system;
  const file = paths.resolve(root, paths.dirname(from), specifier.replace(/\?.*$/, ''));
  return fromRoot(file, system);
}
