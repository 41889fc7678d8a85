import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Chromium 103.0.5058.0, packed for npm; no older or newer version of the package holds that one. */
const PACKAGE = '@sparticuz/chrome-aws-lambda@14.4.1';
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');
const HOME = join(CACHE, 'oja-chromium-103');

/** Unpacks it once into a cache beside the packages; `npm ci` clears it. */
export function installFloorChromium(): { executablePath: string; libraries: string } {
  if (!existsSync(HOME)) {
    if (process.platform !== 'linux' || process.arch !== 'x64') {
      throw new Error('The Chromium at the declared floor is packed for Linux on x64 only.');
    }
    mkdirSync(CACHE, { recursive: true });
    // Whole or not at all: a broken download must not look like an installed browser.
    const folder = mkdtempSync(join(CACHE, 'unpacking-'));
    unpackInto(folder);
    renameSync(folder, HOME);
  }
  return { executablePath: join(HOME, 'chromium'), libraries: join(HOME, 'lib') };
}

function unpackInto(folder: string): void {
  const run = (command: string, args: string[], input?: Buffer) =>
    execFileSync(command, args, { cwd: folder, timeout: 300_000, ...(input && { input }) });
  try {
    // npm checks what it has fetched against the registry's hash.
    const file = run('npm', ['pack', '--silent', PACKAGE]).toString().trim();
    run('tar', ['xzf', file]);
  } catch (error) {
    throw new Error(`npm could not fetch ${PACKAGE}`, { cause: error });
  }
  const packed = (name: string) =>
    brotliDecompressSync(readFileSync(join(folder, 'package/bin', name)));
  writeFileSync(join(folder, 'chromium'), packed('chromium.br'), { mode: 0o755 });
  for (const name of ['aws.tar.br', 'swiftshader.tar.br']) run('tar', ['x'], packed(name));
}
