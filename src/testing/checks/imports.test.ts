import { win32 } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { fromRoot, importedFile, readText, sourceFiles } from './sourceFiles.ts';

/**
 * The import table of docs/architecture.md, as data. A room may import itself, what is listed here,
 * and the packages listed here; a package that is not listed for any room is free for all.
 */
const ROOMS: Record<string, { may: string[]; packages?: string[] }> = {
  'src/contract': { may: ['src/domain'], packages: ['zod'] },
  'src/domain': { may: ['src/contract'], packages: ['zod'] },
  'src/env.ts': { may: [], packages: ['zod'] },
  'src/paths.ts': { may: [] },
  'src/ui': { may: ['src/domain', 'src/paths.ts'], packages: ['react'] },
  'src/storage': {
    may: ['src/contract', 'src/domain', 'src/env.ts'],
    packages: ['idb-keyval', 'zod'],
  },
  'src/api': {
    may: ['src/contract', 'src/domain', 'src/env.ts'],
    packages: ['ofetch', 'zod'],
  },
  'src/realtime': {
    may: ['src/contract', 'src/domain', 'src/env.ts'],
    packages: ['socket.io-client', 'zod'],
  },
  'src/pwa': {
    may: ['src/contract', 'src/domain', 'src/env.ts', 'sw/messages.ts', 'sw/outbox'],
  },
  'src/state': {
    may: [
      'src/contract',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
    ],
    packages: ['valtio', 'react', 'zod'],
  },
  'src/content': { may: [], packages: ['react'] },
  'src/features/*': {
    may: [
      'src/contract',
      'src/domain',
      'src/env.ts',
      'src/paths.ts',
      'src/ui',
      'src/storage',
      'src/api',
      'src/realtime',
      'src/pwa',
      'src/state',
      'src/content',
    ],
    packages: ['react', 'react-dom', 'wouter', 'valtio', 'zod'],
  },
  'src/screens': {
    may: ['src/features/*', 'src/ui', 'src/state', 'src/paths.ts', 'src/content'],
    packages: ['react', 'wouter', 'valtio'],
  },
  'src/app': {
    may: ['src/*'],
    packages: ['react', 'react-dom', 'wouter', 'valtio'],
  },
  // Read the whole project as text, and what its tests have told of their run.
  'src/testing/checks': { may: [], packages: ['vite', 'zod'] },
  'src/main.tsx': { may: ['src/*'], packages: ['react', 'react-dom', 'wouter', 'valtio'] },
  mocks: {
    may: ['src/contract', 'src/domain'],
    packages: ['msw', '@mswjs/data', 'socket.io', 'zod', 'vite'],
  },
  // Starts the app behind the backend, in one page.
  'mocks/hosts/browser': { may: ['mocks', 'src/*'], packages: ['msw'] },
  sw: { may: [] },
  // Measures the real modules on pages of its own.
  'e2e/bench': {
    may: ['src/*', 'vite', 'mocks', 'e2e/browser.ts', 'e2e/steps.ts'],
    packages: ['playwright', 'vite', 'react', 'react-dom', 'socket.io-client', 'zod'],
  },
  'e2e/faults': {
    may: ['e2e/browser.ts', 'e2e/steps.ts', 'e2e/bench/server'],
    packages: ['playwright', 'vite', 'zod'],
  },
  'e2e/twoBuilds': { may: ['e2e/bench/server'], packages: ['playwright'] },
  e2e: {
    may: [
      'src/contract',
      'src/paths.ts',
      'src/domain',
      'mocks/control/client.ts',
      'src/testing/checks',
      'e2e/faults',
      'e2e/twoBuilds',
      'e2e/bench/server',
    ],
    packages: ['playwright', 'axe-core', 'zod'],
  },
  vite: {
    may: ['src/*', 'sw/messages.ts', 'vite.config.ts'],
    packages: ['vite', 'react', 'react-dom', 'marked', 'vite-plugin-pwa', 'workbox-build'],
  },
};

const TOPS = ['src', 'mocks', 'sw', 'e2e', 'vite'];

/** Every specifier a module names: static, re-exported, dynamic, types included. */
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

/** The room of a file: the longest name in the table that holds it; `*` stands for one folder. */
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

/** Says what is wrong with one import, or nothing. */
function fault(from: string, specifier: string): string | undefined {
  const room = roomOf(from);
  const rule = room === undefined ? undefined : ROOMS[room];
  if (!room || !rule) return `${from} stands in no room of the table`;
  const isTest = /\.test\.tsx?$/.test(from);
  if (!specifier.startsWith('.')) {
    if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return undefined;
    // A test takes whatever it needs to play the other side.
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
  if (isTest && (to.startsWith('mocks/') || to.startsWith('src/'))) return undefined;
  return allows(rule.may, to) ? undefined : `${from} (${room}) may not import ${to}`;
}

function importGraph(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const file of TOPS.flatMap(sourceFiles)) {
    graph.set(file, specifiers(readText(file), file));
  }
  return graph;
}

/** The first cycle of files found, as a path that ends where it began. */
function findCycle(graph: Map<string, string[]>): string[] | undefined {
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    trail.push(file);
    for (const specifier of graph.get(file) ?? []) {
      if (!specifier.startsWith('.')) continue;
      const cycle = visit(importedFile(file, specifier));
      if (cycle) return cycle;
    }
    trail.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}

const graph = importGraph();

test('every import keeps to the table of docs/architecture.md', () => {
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

test('no file imports itself by a detour', () => {
  expect(findCycle(graph)).toBeUndefined();
});

test.each([
  ['src/features/auth/LoginForm.tsx', '../betslip/betslip.ts'],
  ['src/features/auth/LoginForm.tsx', 'idb-keyval'],
  ['src/ui/Button.tsx', '../state/session.ts'],
  ['src/domain/ladder.ts', '../api/call.ts'],
  ['src/contract/bets.ts', 'ofetch'],
  ['src/state/session.ts', '../features/auth/signOut.ts'],
  ['src/app/App.tsx', '../../mocks/backend.ts'],
  ['sw/sw.ts', '../src/paths.ts'],
  ['mocks/backend.ts', '../src/state/session.ts'],
])('the table refuses %s importing %s', (from, specifier) => {
  expect(fault(from, specifier)).toMatch(/may not import/);
});

test('a cycle is found', () => {
  const cycle = findCycle(
    new Map([
      ['src/a.ts', ['./b.ts']],
      ['src/b.ts', ['./c.ts']],
      ['src/c.ts', ['./a.ts']],
    ]),
  );
  expect(cycle).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/a.ts']);
});
