import type { BuiltChunk } from './chunks.ts';
import { addressOf } from './headerRules.ts';

/** A file of the build as the worker fetches and keeps it. */
export interface PrecacheFile {
  url: string;
  /** Of documents only: every other name carries the hash of its content. */
  revision: string | null;
  integrity: string;
  size: number;
}

/** What the worker asks for; the shell stands for many addresses and keeps its own. */
export function cleanUrl(file: string): string {
  return file === 'shell.html' ? SHELL : addressOf(file);
}

/** In which any address opens. */
const SHELL = '/shell.html';
/** The documents of the first step: whoever begins at the landing page has it already. */
const START = [SHELL, '/'];

/**
 * Scripts and styles that the app cannot come to from these files, once the chunks of these
 * modules are taken away; those chunks are among them.
 */
export function filesOnlyFor(
  modules: readonly string[],
  chunks: ReadonlyMap<string, BuiltChunk>,
  start: Iterable<string>,
): Set<string> {
  for (const module of modules) {
    if ([...chunks.values()].some(({ modules: held }) => held.includes(module))) continue;
    throw new Error(`${module} is to be kept when it is used, but no chunk holds it`);
  }
  const isLeft = ({ modules: held }: BuiltChunk) => held.some((module) => modules.includes(module));
  const reached = new Set(start);
  for (const name of reached) {
    const chunk = chunks.get(name);
    if (!chunk || isLeft(chunk)) continue;
    for (const next of [...chunk.imports, ...(chunk.asks ?? [])]) reached.add(next);
    for (const style of chunk.styles) reached.add(style);
  }
  for (const [name, chunk] of chunks) if (isLeft(chunk)) reached.delete(name);
  const all = [...chunks].flatMap(([name, { styles }]) => [name, ...styles]);
  return new Set(all.filter((name) => !reached.has(name)));
}

/** The files without which a step is of no use. */
export interface NeededBySteps {
  first: ReadonlySet<string>;
  home: ReadonlySet<string>;
  rules: ReadonlySet<string>;
}

/**
 * Each file in one step: first what the app starts with, and what home and the rules both need, for either
 * may be kept without the other; then these two; then everything that waits until the app is in use.
 */
export function splitSteps(
  files: readonly PrecacheFile[],
  { first, home, rules }: NeededBySteps,
): Record<keyof NeededBySteps | 'later', PrecacheFile[]> {
  if (!files.some(({ url }) => url === SHELL)) throw new Error(`no page for ${SHELL}`);
  const stepOf = ({ url }: PrecacheFile) => {
    const name = url.slice(1);
    if (START.includes(url) || first.has(name) || (home.has(name) && rules.has(name))) {
      return 'first';
    }
    if (home.has(name)) return 'home';
    return rules.has(name) ? 'rules' : 'later';
  };
  // Sorted, so that the same files make the same worker, byte for byte.
  const sorted = files.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const inStep = (name: ReturnType<typeof stepOf>) =>
    sorted.filter((file) => stepOf(file) === name);
  return {
    first: inStep('first'),
    home: inStep('home'),
    rules: inStep('rules'),
    later: inStep('later'),
  };
}

/** The documents with their revisions and hashes, which the worker's script holds. */
export function documentsOf(files: readonly PrecacheFile[]): Record<string, [string, string]> {
  return Object.fromEntries(
    files.flatMap(({ url, revision, integrity }) =>
      revision === null ? [] : [[url, [revision, integrity]]],
    ),
  );
}
