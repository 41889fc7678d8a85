import type { Rollup } from 'vite';

/** What the build needs to know of a file of code. */
export interface BuiltChunk {
  /** Paths of the modules in it, from the root of the project. */
  modules: readonly string[];
  /** Chunks it cannot run without. */
  imports: readonly string[];
  /** Chunks it may ask for. */
  asks?: readonly string[];
  styles: readonly string[];
}

/** By the name of the file. */
export type BuiltChunks = ReadonlyMap<string, BuiltChunk>;

export function builtChunks(bundle: Rollup.OutputBundle, root: string): BuiltChunks {
  const chunks = new Map<string, BuiltChunk>();
  for (const output of Object.values(bundle)) {
    if (output.type !== 'chunk') continue;
    chunks.set(output.fileName, {
      modules: output.moduleIds.map((id) => id.replace(`${root}/`, '')),
      imports: output.imports,
      asks: output.dynamicImports,
      styles: [...(output.viteMetadata?.importedCss ?? [])],
    });
  }
  return chunks;
}

/** The scripts and styles without which these modules, or late parts by their names, cannot be. */
export function neededFiles(chunks: BuiltChunks, names: readonly string[]): Set<string> {
  const needed = new Set<string>();
  for (const name of names) {
    const isNamed = (module: string) =>
      `/${module}`.endsWith(`/${name}`) || module.endsWith(`/${name}.tsx`);
    const home = [...chunks].find(([, { modules }]) => modules.some(isNamed));
    if (!home) throw new Error(`no chunk of the build holds ${name}`);
    const files = new Set([home[0]]);
    for (const file of files) {
      const { styles = [], imports = [] } = chunks.get(file) ?? {};
      for (const other of [...styles, ...imports]) files.add(other);
    }
    for (const file of files) needed.add(file);
  }
  return needed;
}
