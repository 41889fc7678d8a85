import { win32 } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { ROOMS } from './rooms.ts';
import { roomTable } from './roomTable.ts';
import { fromRoot, importedFile, readText, sourceFiles } from './sourceFiles.ts';

const TOPS = ['src', 'mocks', 'tools', 'sw', 'e2e', 'vite', 'deploy'];

/** Every specifier that a module imports or re-exports, dynamic imports and types included. */
function specifiers(code: string, file: string): string[] {
  const { module } = parseSync(file, code);
  const text = (span: { start: number; end: number }) =>
    code.slice(span.start, span.end).replace(/^['"`]|['"`]$/g, '');
  return [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((item) => (item.moduleRequest ? [item.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map((entry) => text(entry.moduleRequest)),
  ];
}

/** The room of a file: the longest name in the table that contains it. `*` matches one folder. */
function roomOf(file: string): string | undefined {
  const parts = file.split('/');
  for (let length = parts.length; length > 0; length--) {
    const path = parts.slice(0, length).join('/');
    if (path in ROOMS) return path;
    const starred = [...parts.slice(0, length - 1), '*'].join('/');
    if (starred in ROOMS) return starred;
  }
  return undefined;
}

function allows(may: string[], file: string): boolean {
  return may.some(
    (entry) =>
      file === entry ||
      file.startsWith(`${entry.replace(/\/\*$/, '')}/`) ||
      (entry === 'src/*' && file.startsWith('src/')),
  );
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What is wrong with an import; undefined when it is allowed. */
function fault(from: string, specifier: string): string | undefined {
  const room = roomOf(from);
  const rule = room === undefined ? undefined : ROOMS[room];
  if (!room || !rule) return `${from} stands in no room of the table`;
  const isTest = /\.test\.tsx?$/.test(from);
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined;
    // A test may import whatever it needs to play the other side.
    if (isTest) return undefined;
    const name = packageName(specifier);
    const owned = Object.values(ROOMS).some((other) => other.packages?.includes(name));
    if (!owned || rule.packages?.includes(name)) return undefined;
    return `${from} (${room}) may not import the package ${name}`;
  }
  const to = importedFile(from, specifier);
  const toRoom = roomOf(to);
  if (toRoom === room) {
    if (!room.endsWith('/*')) return undefined;
    const depth = room.split('/').length;
    const home = (file: string) => file.split('/').slice(0, depth).join('/');
    return home(from) === home(to) ? undefined : `${from} may not import its sibling ${to}`;
  }
  if (isTest && /^(mocks|src|tools)\//.test(to)) return undefined;
  return allows(rule.may, to) ? undefined : `${from} (${room}) may not import ${to}`;
}

function importGraph(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const file of TOPS.flatMap(sourceFiles)) {
    graph.set(file, specifiers(readText(file), file));
  }
  return graph;
}

const graph = importGraph();

test('every import keeps to the table of docs/imports.md', () => {
  const faults = [...graph].flatMap(([file, names]) =>
    names.flatMap((name) => fault(file, name) ?? []),
  );
  expect(faults).toEqual([]);
});

test('the table has files to check', () => {
  for (const top of TOPS)
    expect([...graph.keys()].some((file) => file.startsWith(`${top}/`))).toBe(true);
});

test('a file has one name on every system', () => {
  const windows = { paths: win32, root: 'C:\\oja' };
  expect(fromRoot('C:\\oja\\src\\ui\\Button.tsx', windows)).toBe('src/ui/Button.tsx');
  expect(importedFile('src/ui/Button.tsx', '../paths.ts', windows)).toBe('src/paths.ts');
  expect(importedFile('src/ui/Button.tsx', './Icon.tsx?raw', windows)).toBe('src/ui/Icon.tsx');
});

test.each([
  ['src/features/auth/LoginForm.tsx', '../betslip/betslip.ts'],
  ['src/features/auth/LoginForm.tsx', 'idb-keyval'],
  ['src/ui/button/Button.tsx', '../../state/session/session.ts'],
  ['src/domain/market/ladder.ts', '../../api/call.ts'],
  ['src/contract/betting/bets.ts', 'ofetch'],
  ['src/state/session/session.ts', '../../features/auth/signOut.ts'],
  ['src/app/App.tsx', '../../mocks/backend.ts'],
  ['sw/sw.ts', '../src/paths.ts'],
  ['mocks/backend.ts', '../src/state/session/session.ts'],
  ['mocks/engine/http/route.ts', '../../../src/contract/everyEndpoint.ts'],
  ['mocks/engine/agenda.ts', '../../src/domain/money/money.ts'],
  ['mocks/engine/hosts/worlds.ts', '../../domain/operator.ts'],
])('the table refuses %s importing %s', (from, specifier) => {
  expect(fault(from, specifier)).toMatch(/may not import/);
});

test('docs/imports.md shows the table that is kept; `npm run reference` writes it', async () => {
  const page = readText('docs/imports.md');
  const shown = page.replace(
    /(<!-- rooms -->\n)[\s\S]*?(\n<!-- \/rooms -->)/,
    (_, before, after) => `${before}\n${roomTable()}\n${after}`,
  );
  await expect(shown).toMatchFileSnapshot('../../../docs/imports.md');
});
