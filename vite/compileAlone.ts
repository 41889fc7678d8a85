import { build } from 'vite';

/** Compiles a module with all its imports into a minified script that is not a module. */
export async function compileAlone(
  entry: string,
  target: string | string[],
  base = '/',
  define: Record<string, string> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base,
    define,
    build: { target, write: false, lib: { entry, formats: ['iife'], name: 'alone' } },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not compile`);
  return chunk.code.trim();
}
