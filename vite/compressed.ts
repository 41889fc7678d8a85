import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What compresses; pictures are compressed already. */
const TEXTS = /\.(?:html|js|css|json|svg|txt|webmanifest)$/;
/** Shorter files fit into one packet either way. */
const LEAST_BYTES = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each text of the build, so that a server of one's own sends files that
 * were compressed once and well.
 */
export function compressed(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    enforce: 'post',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    // After the worker, which is written last.
    closeBundle: { order: 'post', sequential: true, handler: () => compressFiles(outDir) },
  };
}

async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => TEXTS.test(name)).map((name) => compressFile(join(folder, name))),
  );
}

/** Writes both compressed copies of a file; none of a short one. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
