import type { Rollup } from 'vite';

/** Of a build, its files of code. */
export function chunksOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  return Object.values(bundle).filter((output) => output.type === 'chunk');
}

/** By the path of a module from the root of the project, or the name of a late part. */
export function chunkOf(name: string, chunks: Rollup.OutputChunk[]): Rollup.OutputChunk {
  const isNamed = (id: string) => id.endsWith(`/${name}`) || id.endsWith(`/${name}.tsx`);
  const found = chunks.find(({ moduleIds }) => moduleIds.some(isNamed));
  if (!found) throw new Error(`no chunk of the build holds ${name}`);
  return found;
}

/** A chunk and all its static imports. */
export function closure(
  chunk: Rollup.OutputChunk,
  chunks: Rollup.OutputChunk[],
): Rollup.OutputChunk[] {
  const found = new Set([chunk]);
  for (const member of found) {
    for (const name of member.imports) {
      const imported = chunks.find((candidate) => candidate.fileName === name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}
