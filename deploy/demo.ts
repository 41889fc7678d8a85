import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * `npm run demo -- folder`: builds the whole product with its backend in the page, and puts it into a folder
 * that any static host serves at the root of a host name.
 */
export function demo([folder = 'demo']: string[]): void {
  execFileSync('npx', ['vite', 'build', '--config', 'vite.demo.config.ts', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, 'dist-demo'), folder, { recursive: true });
  forAnyHost(folder);
  const count = readdirSync(folder, { recursive: true }).length;
  process.stdout.write(`${count} files in ${resolve(folder)}; about-demo.html says what it is\n`);
}

/** For hosts that know no `_redirects`. */
function forAnyHost(folder: string): void {
  // They send this page for an address without a file: the app starts in it, and shows what belongs there.
  copyFileSync(join(folder, 'shell.html'), join(folder, '404.html'));
  // GitHub Pages would leave out every file whose name begins with an underscore.
  writeFileSync(join(folder, '.nojekyll'), '');
}
