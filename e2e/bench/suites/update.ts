import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { bare, named, namesOf, stableName } from '../../../sw/files/stableNames.ts';
import { type Files, filesOf } from '../../host/filesOf.ts';
import type { Row } from '../row.ts';

/** A screen that nothing else imports, and the line of it that is another in the second build. */
const LEAF = {
  module: 'src/screens/account/DataUseScreen.tsx',
  line: '<h1>Data use</h1>',
  next: '<h1>Data that Oja used</h1>',
};

const CODE = /^\/assets\/.*\.(?:js|css)$/;
/** What the worker keeps beside them: its documents, and the lists of its files. */
const KEPT = /^\/(?:index\.html|shell\.html|assets\/(?!pack-)[^/]*\.json)$/;

/** Builds twice, with one line of a screen changed: what that costs a phone that has it all. */
export async function update(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'oja-update-'));
  try {
    const before = await builtIn(join(folder, 'before'));
    const after = await builtIn(join(folder, 'after'), changeLeaf());
    const files = fetched(before, after);
    const bytes = files.map((path) => brotliCompressSync(after.get(path) ?? '').length);
    const value = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    return [{ name: 'fetched', value, unit: 'KB', floor: 20, detail: files.join(', ') }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function builtIn(outDir: string, change?: Plugin): Promise<Files> {
  await build({
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    plugins: change ? [change] : [],
  });
  return filesOf(outDir);
}

function changeLeaf(): Plugin {
  return {
    name: 'one-line',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(LEAF.module)) return undefined;
      if (!code.includes(LEAF.line)) throw new Error(`${LEAF.module} has no ${LEAF.line}`);
      return code.replace(LEAF.line, LEAF.next);
    },
  };
}

/** What has changed in more than the names of others. */
function fetched(before: Files, after: Files): string[] {
  const isNew = (path: string) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0));
  const asked = [...after.keys()].filter(
    (path) => isNew(path) && (path === '/sw.js' || CODE.test(path) || KEPT.test(path)),
  );
  const names = namesOf(
    [...after.keys()].filter((path) => CODE.test(path)).map((path) => basename(path)),
  );
  const former = new Map([...before].map(([path, content]) => [stableName(path), content]));
  return asked.filter((path) => {
    const text = bare(former.get(stableName(path))?.toString() ?? '', names);
    return named(text, names) !== after.get(path)?.toString();
  });
}
