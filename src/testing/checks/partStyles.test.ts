import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readCss } from './cssRules.ts';
import { readText, sourceFiles, styleFiles } from './sourceFiles.ts';

/** Loaded by choice, and only with what wears it: `wearRoomy.ts`. */
const WORN = /roomy\.css$/;

/** Classes that a sheet styles of its own, not only inside something else. */
function definedIn(sheet: string): string[] {
  return readCss(readText(sheet)).blocks.flatMap(({ head }) =>
    head.split(',').flatMap((one) => /^\s*\.([a-z][\w-]*)/.exec(one)?.[1] ?? []),
  );
}

const sheetsOf = new Map<string, Set<string>>();
for (const sheet of styleFiles('src')) {
  for (const name of definedIn(sheet)) {
    sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
  }
}

const scripts = sourceFiles('src').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/'),
);
const code = new Map(scripts.map((file) => [file, readText(file)]));

const found = (file: string, pattern: RegExp) =>
  [...(code.get(file) ?? '').matchAll(pattern)].map(([, path = '']) => join(dirname(file), path));
const STATIC = /^(?:import|export)(?! type)[^;]*?'(\.[^']+)'/gm;
const LATE = /import\(\s*'(\.[^']+)'/g;

const imports = new Map(scripts.map((file) => [file, found(file, STATIC)]));
const users = new Map<string, Set<string>>();
for (const file of scripts) {
  for (const used of [...found(file, STATIC), ...found(file, LATE)]) {
    users.set(used, (users.get(used) ?? new Set()).add(file));
  }
}

function reach(file: string, seen = new Set<string>()): Set<string> {
  if (!seen.has(file)) {
    seen.add(file);
    for (const next of imports.get(file) ?? []) reach(next, seen);
  }
  return seen;
}
const reached = new Map(scripts.map((file) => [file, reach(file)]));

/** Whether one of the sheets has come wherever this file is shown: with itself, or with each of its users. */
function isStyled(
  file: string,
  sheets: ReadonlySet<string>,
  below: readonly string[] = [],
): boolean {
  if (below.includes(file)) return true;
  // The HTML of a page has the styles of the parts that it was rendered from.
  if (file.startsWith('src/pages/')) return true;
  if ([...sheets].some((sheet) => reached.get(file)?.has(sheet))) return true;
  const above = [...(users.get(file) ?? [])];
  return above.length > 0 && above.every((user) => isStyled(user, sheets, [...below, file]));
}

const parts = scripts.filter((file) => file.endsWith('.tsx'));
const classesIn = (file: string) =>
  [
    ...(code.get(file) ?? '').matchAll(/className="([^"]+)"|'([a-z][a-z0-9-]*__[a-z0-9-]+)'/g),
  ].flatMap(([, all, one]) => (all ?? one ?? '').split(/\s+/));

test('a part brings its styles, or everything that shows it does', () => {
  expect(sheetsOf.size).toBeGreaterThan(500);
  const faults = parts.flatMap((file) =>
    [...new Set(classesIn(file))].flatMap((name) => {
      const sheets = sheetsOf.get(name);
      if (!sheets || name === 'visually-hidden' || [...sheets].some((sheet) => WORN.test(sheet))) {
        return [];
      }
      return isStyled(file, sheets) ? [] : [`${file}: ${name} is styled in ${[...sheets].join()}`];
    }),
  );
  expect(faults).toEqual([]);
});
