import { build } from 'vite';

/** A module and all that it imports, as one minified script that is no module. */
export async function compileAlone(entry: string, target: string | string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: { target, write: false, lib: { entry, formats: ['iife'], name: 'alone' } },
  });
  const output = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [chunk] = output;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not compile`);
  return chunk.code.trim();
}
