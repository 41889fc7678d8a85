import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readText, sourceFiles } from './sourceFiles.ts';

/** As many as a person takes in at a glance. Tests and styles beside the modules do not count. */
const MOST_MODULES = 25;
const MOST_LINES = 200;

const TOPS = ['src', 'mocks', 'tools', 'sw', 'e2e', 'vite', 'deploy'];

const modules = TOPS.flatMap(sourceFiles).filter((file) => !/\.(test|spec)\.tsx?$/.test(file));

function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MOST_MODULES ? [`${folder} holds ${count} modules`] : [],
  );
}

function longModule(file: string, text: string): string[] {
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES ? [`${file} has ${lines} lines`] : [];
}

test('no folder holds more modules than a person scans at a glance', () => {
  expect(modules.length).toBeGreaterThan(MOST_MODULES);
  expect(crowdedFolders(modules)).toEqual([]);
});

test('no module is too long to be read at once', () => {
  expect(modules.flatMap((file) => longModule(file, readText(file)))).toEqual([]);
});

test('a crowded folder and a long module are found, and what is just small enough is not', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => `src/a/part${n}.ts`);
  expect(crowdedFolders([...files(MOST_MODULES), 'src/a/b/part.ts'])).toEqual([]);
  expect(crowdedFolders(files(MOST_MODULES + 1))).toEqual(['src/a holds 26 modules']);
  expect(longModule('src/a.ts', 'x\n'.repeat(MOST_LINES))).toEqual([]);
  expect(longModule('src/a.ts', 'x\n'.repeat(MOST_LINES + 1))).toEqual(['src/a.ts has 201 lines']);
});
