import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * `npm run demo -- folder`: builds the whole product with its backend in the page, into a folder that any
 * static host serves at the root of a host name. `npm run demo -- folder /oja/`: for a host that serves it
 * below that path.
 */
export function demo([folder = 'demo', base = '/']: string[]): void {
  if (!/^\/([\w.~-]+\/)*$/.test(base)) {
    throw new Error(`A path begins and ends with a slash, such as /oja/. This is none: ${base}`);
  }
  const config = ['--config', 'vite.demo.config.ts', '--logLevel', 'error'];
  const into = ['--outDir', resolve(folder), '--emptyOutDir'];
  execFileSync('npx', ['vite', 'build', ...config, ...into], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vite, which runs this file, has declared this process a development.
    env: { ...process.env, NODE_ENV: 'production', DEMO_BASE: base },
  });
  forAnyHost(folder);
  // Hosts read these at their root only.
  if (base !== '/') for (const file of ['_headers', '_redirects']) rmSync(join(folder, file));
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
