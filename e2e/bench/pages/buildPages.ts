import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/bench');

const HEADERS = `/*
  Cache-Control: no-cache
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

export type PageHost = 'static' | 'react';

/** Builds the reference pages; returns their folders. */
export async function buildPages(): Promise<Record<PageHost, string>> {
  return { static: await buildPage('static'), react: await buildPage('react') };
}

async function buildPage(name: PageHost): Promise<string> {
  const outDir = join(CACHE, name);
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(import.meta.dirname, name),
    publicDir: false,
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
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
