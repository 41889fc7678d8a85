import type { BuiltChunk } from './chunks.ts';
import { addressOf } from './headerRules.ts';
import { SHELL } from './securityHeaders.ts';

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
  return file === SHELL ? `/${SHELL}` : addressOf(file);
}

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

const STEPS = ['pages', 'app', 'home', 'rest'] as const;
type Step = (typeof STEPS)[number];

/** Each file in the first step that needs it, by the names of what these need; the rest is for the app in use. */
export function splitSteps(
  files: readonly PrecacheFile[],
  needed: Record<Exclude<Step, 'rest'>, ReadonlySet<string>>,
): Record<Step, PrecacheFile[]> {
  const stepOf = ({ url }: PrecacheFile) =>
    STEPS.find((step) => step === 'rest' || needed[step].has(url.slice(1)));
  const inStep = (step: Step) => files.filter((file) => stepOf(file) === step);
  return {
    pages: inStep('pages'),
    app: inStep('app'),
    home: inStep('home'),
    rest: inStep('rest'),
  };
}
