import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { bare, named, namesOf, stableName } from '../../../sw/files/stableNames.ts';
import { type Files, filesOf } from '../server/filesOf.ts';

/** A screen that nothing else imports, and the line of it that is another in the second build. */
const LEAF = {
  module: 'src/screens/account/DataUseScreen.tsx',
  line: '<h1>Data use</h1>',
  next: '<h1>Data that Oja used</h1>',
};

const CODE = /^\/assets\/.*\.(?:js|css)$/;
/** What the worker keeps beside them: its documents, and the lists of its files. */
const KEPT = /^\/(?:index\.html|shell\.html|assets\/(?!\w+Whole-)[^/]*\.json)$/;

/** Builds the app twice, with one line of a screen changed, and tells what that costs a phone that has it all. */
export async function traceUpdate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'oja-update-'));
  try {
    const before = await builtIn(join(folder, 'before'));
    const after = await builtIn(join(folder, 'after'), changeLeaf());
    return report(before, after);
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

function report(before: Files, after: Files): string {
  const isNew = (path: string) => !before.get(path)?.equals(after.get(path) ?? Buffer.alloc(0));
  const fresh = [...after.keys()].filter(isNew);
  const code = fresh.filter((path) => CODE.test(path));
  const asked = ['/sw.js', ...fresh.filter((path) => CODE.test(path) || KEPT.test(path))];
  const names = namesOf(
    [...after.keys()].filter((path) => CODE.test(path)).map((path) => basename(path)),
  );
  const former = new Map([...before].map(([path, content]) => [stableName(path), content]));
  const isWritten = (path: string) => {
    const text = bare(former.get(stableName(path))?.toString() ?? '', names);
    return named(text, names) === after.get(path)?.toString();
  };
  const fetched = asked.filter((path) => !isWritten(path));
  const sizes = new Map(
    asked.map((path) => [path, brotliCompressSync(after.get(path) ?? '').length]),
  );
  const sum = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + (sizes.get(path) ?? 0), 0) / 1000;
  const largest = fetched.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  return [
    `One line of ${LEAF.module} changed; KB of 1,000 bytes, brotli`,
    `${code.length} of ${[...after.keys()].filter((path) => CODE.test(path)).length} scripts and styles have another name`,
    `${sum(asked).toFixed(1)} KB if all that has changed were fetched`,
    `${sum(fetched).toFixed(1)} KB fetched by an installed worker, in ${fetched.length} files:`,
    ...largest.map((path) => `${((sizes.get(path) ?? 0) / 1000).toFixed(1).padStart(8)}  ${path}`),
  ].join('\n');
}
