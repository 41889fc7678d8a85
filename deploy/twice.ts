import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const CACHE = join(ROOT, 'node_modules/.cache');

/**
 * `npm run twice`: two clean builds of one source must be equal byte for byte, so that whoever has the source
 * can check what was deployed. The second is built with source maps, which must not change the files beside them: so
 * the maps of a release can be made when they are needed. Prints one hash for the whole.
 */
export function twice(): void {
  const [first, second] = [cleanBuild('first', ''), cleanBuild('second', '1')];
  const differing = differences(first, second);
  if (differing.length > 0) throw new Error(`the builds differ in ${differing.join(', ')}`);
  const all = createHash('sha256');
  for (const [file, hash] of first) all.update(`${hash}  ${file}\n`);
  process.stdout.write(`${first.size} files, equal in both builds: ${all.digest('hex')}\n`);
}

function cleanBuild(name: string, sourceMaps: string): ReadonlyMap<string, string> {
  const outDir = join(CACHE, 'twice', name);
  // What the last build left behind.
  rmSync(join(CACHE, 'prerender'), { recursive: true, force: true });
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', outDir], {
    cwd: ROOT,
    env: { ...process.env, SOURCE_MAPS: sourceMaps },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hashes = hashesOf(outDir);
  rmSync(outDir, { recursive: true });
  return hashes;
}

function hashesOf(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => [
      file.slice(folder.length + 1),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

/** Files that only one of them has, or whose bytes differ. */
export function differences(
  first: ReadonlyMap<string, string>,
  second: ReadonlyMap<string, string>,
): string[] {
  const files = new Set([...first.keys(), ...second.keys()]);
  return [...files].filter((file) => first.get(file) !== second.get(file));
}
