import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/bench');

const HEADERS = `/*
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/**
 * The only one of the app's other headers that costs time: the browser leaves the process that it has prepared
 * and starts another once the answer is here (docs/decisions/133).
 */
const APART = HEADERS.replace('/*\n', '/*\n  Cross-Origin-Opener-Policy: same-origin\n');

export type PageHost = 'static' | 'static-apart' | 'react' | 'react-apart' | 'prices';

/** Builds the reference pages, plain and in a process of their own, and price grids; returns their folders. */
export async function buildPages(): Promise<Record<PageHost, string>> {
  const folderOf = (name: string) => join(import.meta.dirname, name);
  const still = await buildPage('static', folderOf('static'));
  const live = await buildPage('react', folderOf('react'));
  return {
    static: still,
    'static-apart': apart(still),
    react: live,
    'react-apart': apart(live),
    prices: await buildPage('prices', folderOf('../prices'), ['vanilla.html', 'app.html']),
  };
}

/** The same files with the header. */
function apart(folder: string): string {
  const copy = `${folder}-apart`;
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  writeFileSync(join(copy, '_headers'), APART);
  return copy;
}

async function buildPage(name: string, root: string, pages = ['index.html']): Promise<string> {
  const outDir = join(CACHE, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [react()],
    // As in the app: wouter brings a copy of this hook for React 17.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: pages.map((page) => join(root, page)) },
    },
  });
  addWorker(outDir);
  writeFileSync(join(outDir, '_headers'), HEADERS);
  return outDir;
}

/** Adds a worker that stores every file, the page under its own address. */
function addWorker(outDir: string): void {
  const files = readdirSync(outDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(outDir, join(entry.parentPath, entry.name))}`)
    .map((path) => path.replace(/index\.html$/, ''));
  const worker = readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8');
  const code = worker.replace('self.FILES_OF_THE_BUILD', JSON.stringify(files));
  writeFileSync(join(outDir, 'worker.js'), code);
}
